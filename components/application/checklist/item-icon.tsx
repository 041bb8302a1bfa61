import { CircleCheck, CircleDashed, CircleMinus, Clock3, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ItemState } from '@/lib/domain/applications/checklist';

const ICONS: Record<ItemState, [LucideIcon, string]> = {
  requested: [CircleDashed, 'text-accent-ink'],
  // In ink: the reason below it is the row's one amber thing.
  redo: [RotateCcw, 'text-ink'],
  received: [Clock3, 'text-brand-ink'],
  accepted: [CircleCheck, 'text-success-ink'],
  waived: [CircleMinus, 'text-muted'],
};

/** The icon of an item's state, decorative: its word stands beside it. */
export function ItemIcon({ state }: { state: ItemState }) {
  const [Icon, colour] = ICONS[state];
  return <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />;
}
