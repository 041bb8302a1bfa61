import { Link } from '@/components/ui/buttons/link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { dateText } from '@/lib/domain/days/day-words';
import { SET_STATES } from '@/lib/domain/practice/work';
import { counted } from '@/lib/domain/texts/counted';
import type { SetForAdmins } from '@/lib/services/catalogue/practice/set-states';
import { madeBy, SKILL_NAMES } from '../../../../(public)/practice/_parts/words';
import { SetButtons } from './set-buttons';

interface SetRowsProps {
  sets: readonly SetForAdmins[];
  /** Open doubts by set. */
  doubts: ReadonlyMap<string, number>;
  /** The last day on which a format is still fresh, 'YYYY-MM-DD': one checked before it is due again. */
  freshFrom: string;
}

/** The sets of an exam: whether learners see them, and what is still to be checked. */
export function SetRows({ sets, doubts, freshFrom }: SetRowsProps) {
  return (
    <RowSheet>
      {sets.map((set) => {
        const { id, title, skill, size, status, tried, isShown, off, sound, listened, formatCheckedOn } = set;
        const open = doubts.get(id) ?? 0;
        return (
          <SheetRow
            key={id}
            endUnder
            end={
              <SetButtons
                id={id}
                title={title}
                isOff={off !== null}
                asksToListen={sound === 'there' && listened === null}
              />
            }
          >
            <p className="flex flex-wrap items-center gap-2">
              <Link href={`/app/admin/practice/${id}`} className="text-brand-ink underline underline-offset-3">
                {title}
              </Link>
              <StatusChip tone={isShown ? 'success' : 'neutral'}>{isShown ? 'Shown' : 'Hidden'}</StatusChip>
              <StatusChip tone="neutral">{SET_STATES[status]}</StatusChip>
              {open > 0 && <StatusChip tone="attention">{counted(open, 'open report')}</StatusChip>}
            </p>
            <p className="text-sm text-muted">
              {SKILL_NAMES[skill]}, {SIZES[size]}. {madeBy(set, tried)}
            </p>
            <p className="text-sm text-muted">
              Format checked on {dateText(formatCheckedOn)}
              {formatCheckedOn < freshFrom && <strong className="text-ink"> (please check again)</strong>}.
              {sound === 'missing' && ' The recordings are missing.'}
              {sound === 'there' &&
                (listened
                  ? ` ${listened.byName} listened to it on ${dateText(listened.at)}.`
                  : ' Nobody has listened to the recordings yet.')}
              {off && ` Hidden by ${off.byName} on ${dateText(off.at)}.`}
            </p>
          </SheetRow>
        );
      })}
    </RowSheet>
  );
}

const SIZES = { whole: 'whole', second: 'second set', short: 'short' };
