import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';
import { VERDICT_MARKS } from './fit-chip';

/** Whether scores meet a course's, as mark and word, with what is not met or not known beside it. */
export function EligibilityVerdict({ verdict, reason }: { verdict: Verdict; reason: string }) {
  return (
    <>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <VerdictMark kind={VERDICT_MARKS[verdict]} className="size-4" />
        {VERDICT_WORDS[VERDICT_MARKS[verdict]]}
      </span>
      {reason && <span className="wrap-anywhere tabular-nums">{reason}</span>}
    </>
  );
}
