import { CircleCheck, CircleDashed, CircleMinus, Clock3, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ItemState } from '@/lib/domain/applications/checklist';
import { ItemWords } from './item-words';

interface ChecklistRowProps {
  item: ItemView;
  /** 'YYYY-MM-DD'. */
  today: string;
  /** Why the paper must be renewed, as a sentence; left out where nothing says so. */
  renew?: string | undefined;
  /** Under the words. */
  about?: ReactNode;
  /** What there is to do, and below it what was sent: two parts that place themselves by `ROW_ACTIONS` and `ROW_REST`. */
  children: ReactNode;
}

/** An item of a checklist as a row: its state's icon, its words, what can be done at the end, what was sent below. */
export function ChecklistRow({ item, today, renew, about, children }: ChecklistRowProps) {
  return (
    <li className="@container">
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3.5 @xl:grid-cols-[1.25rem_minmax(0,1fr)_auto] @xl:px-4.5">
        <span className="mt-0.5">
          <ItemIcon state={item.state} />
        </span>
        <div className="min-w-0">
          <ItemWords item={item} today={today} />
          {renew && (
            <p className="mt-1.5 flex items-start gap-x-2 text-sm">
              <StatusChip tone="attention" className="shrink-0">
                Renew
              </StatusChip>
              <span className="min-w-0 pt-0.5 wrap-anywhere">{renew}</span>
            </p>
          )}
          {about}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Why the paper of an item must be renewed, of what a view says. */
export const renewalOf = (endsTooSoon: ApplicationView['endsTooSoon'], { _id }: ItemView) =>
  endsTooSoon.find(({ itemId }) => itemId === _id)?.why;

/** At the end of the row; on phones under its words. */
export const ROW_ACTIONS =
  'col-start-2 mt-2 flex flex-wrap gap-2 empty:hidden print:hidden @xl:col-start-3 @xl:row-start-1 @xl:mt-0 @xl:max-w-72 @xl:justify-end @xl:self-start';
/** Under the row, from its words to its end. */
export const ROW_REST = 'col-start-2 *:mt-2 @xl:col-end-4';

const ICONS: Record<ItemState, [LucideIcon, string]> = {
  requested: [CircleDashed, 'text-accent-ink'],
  // In ink: the reason below it is the row's one amber thing.
  redo: [RotateCcw, 'text-ink'],
  received: [Clock3, 'text-brand-ink'],
  accepted: [CircleCheck, 'text-success-ink'],
  waived: [CircleMinus, 'text-muted'],
};

/** The icon of an item's state, decorative: its word stands beside it. */
function ItemIcon({ state }: { state: ItemState }) {
  const [Icon, colour] = ICONS[state];
  return <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />;
}
