import { VERDICT_WORDS, type VerdictKind, VerdictMark } from '@/components/drawings/verdict-mark';
import type { Eligibility } from '@/lib/engines/eligibility/rules';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';

/** A verdict that is known already, as mark and word; where not met, what decides it. */
export function FitChip({ fit: { verdict, english, others } }: { fit: Eligibility }) {
  const deciding = [...others, ...english].find((rule) => rule.verdict === verdict);
  return (
    <p className="flex items-start gap-2">
      <VerdictMark kind={VERDICT_MARKS[verdict]} className="mt-px size-4.5" />
      <span className="min-w-0 tabular-nums">
        <span className="sr-only">Fit: </span>
        <b className="font-semibold">{VERDICT_WORDS[VERDICT_MARKS[verdict]]}</b>
        {(verdict === 'not met' || verdict === 'likely not') && deciding && ` · ${deciding.text}`}
      </span>
    </p>
  );
}

/** The mark of each verdict. */
export const VERDICT_MARKS: Record<Verdict, VerdictKind> = {
  met: 'met',
  likely: 'likely',
  unknown: 'unknown',
  'likely not': 'likely-not',
  'not met': 'not-met',
};
