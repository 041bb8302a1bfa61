import { VerdictMark } from '@/components/drawings/verdict-mark';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';
import { VERDICT_MARKS } from './fit-chip';

/** Whether scores meet a course's, as mark and word, with what is not met or not known beside it. */
export function EligibilityVerdict({ verdict, reason }: { verdict: Verdict; reason: string }) {
  return (
    <>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <VerdictMark kind={VERDICT_MARKS[verdict]} className="size-4" />
        {WORDS[verdict]}
      </span>
      {reason && <span className="wrap-anywhere tabular-nums">{reason}</span>}
    </>
  );
}

const WORDS: Record<Verdict, string> = {
  met: 'Scores met',
  likely: 'Likely enough',
  unknown: 'Scores unknown',
  'likely not': 'Likely not enough',
  'not met': 'Scores not met',
};
