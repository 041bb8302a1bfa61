import { CircleAlert, CircleCheck, CirclePause, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { StatusKind } from '@/lib/domain/applications/application-status';

const ICONS: Record<StatusKind, LucideIcon> = {
  underway: Clock3,
  waiting: CircleAlert,
  good: CircleCheck,
  paused: CirclePause,
  closed: CircleX,
};

/** The icon of a kind of status, decorative: its word stands beside it. */
export function StatusKindIcon({ kind }: { kind: StatusKind }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden className="size-3.5 shrink-0" />;
}
