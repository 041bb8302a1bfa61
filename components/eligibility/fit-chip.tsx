import { VERDICT_WORDS, type VerdictKind, VerdictMark } from '@/components/drawings/verdict-mark';
import type { Eligibility } from '@/lib/engines/eligibility/rules';
import { decidingRules, isWithoutTest, NO_TEST, type Verdict } from '@/lib/engines/eligibility/verdicts';

/** A verdict that is known already, as mark and word; where not met, what decides it; where unknown, that there is no test yet. */
export function FitChip({ fit }: { fit: Eligibility }) {
  const { verdict } = fit;
  const [deciding] = decidingRules(fit);
  const isRefused = verdict === 'not met' || verdict === 'likely not';
  const why = isRefused ? deciding?.text : verdict === 'unknown' && isWithoutTest(fit) && NO_TEST;
  return (
    <p className="flex items-start gap-2">
      <VerdictMark kind={VERDICT_MARKS[verdict]} className="mt-px size-4.5" />
      <span className="min-w-0 tabular-nums">
        <span className="sr-only">Fit: </span>
        <b className="font-semibold">{VERDICT_WORDS[VERDICT_MARKS[verdict]]}</b>
        {why && ` · ${why}`}
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
