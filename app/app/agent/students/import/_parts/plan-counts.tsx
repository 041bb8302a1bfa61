import { StatusChip } from '@/components/ui/feedback/status-chip';
import { OUTCOME_TONES, OUTCOME_WORDS, OUTCOMES, shownOutcome } from './outcomes';
import type { AddedStudent } from './use-student-import';

/** How many rows have which outcome. */
export function PlanCounts({ rows }: { rows: readonly AddedStudent[] }) {
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: rows.filter((row) => shownOutcome(row) === outcome).length,
  })).filter(({ count }) => count > 0);
  if (!counts.length) return <p className="mt-3 text-sm text-muted">There is no row below the heads.</p>;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {counts.map(({ outcome, count }) => (
        <li key={outcome}>
          <StatusChip tone={OUTCOME_TONES[outcome]}>
            {`${OUTCOME_WORDS[outcome]}: ${count.toLocaleString('en-GB')}`}
          </StatusChip>
        </li>
      ))}
    </ul>
  );
}
