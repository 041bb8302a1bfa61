import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import type { Verdict } from '@/lib/eligibility/rules';

/** Whether scores meet a course's, in a word, with what is not met or not known on hover and beside a 'not met'. */
export function EligibilityVerdict({ verdict, reason }: { verdict: Verdict; reason: string }) {
  return (
    <>
      <StatusChip tone={TONES[verdict]}>{WORDS[verdict]}</StatusChip>
      {reason && <span className="wrap-anywhere tabular-nums">{reason}</span>}
    </>
  );
}

const TONES: Record<Verdict, Tone> = { met: 'success', 'not met': 'attention', unknown: 'neutral' };
const WORDS: Record<Verdict, string> = { met: 'Scores met', 'not met': 'Scores not met', unknown: 'Scores unknown' };
