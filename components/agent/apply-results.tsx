import { Spinner } from '@/components/ui/feedback/spinner';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import type { ApplyResult } from './use-apply-for-several';

/** How each student's application went, as it goes. */
export function ApplyResults({ results, busy }: { results: readonly ApplyResult[]; busy: boolean }) {
  return (
    <>
      <p role="status" className="mb-2 text-sm">
        {summaryOf(results, busy)}
      </p>
      <ul className="divide-y divide-line">
        {results.map(({ student, state, message }) => (
          <li key={student._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium wrap-anywhere">{student.name}</span>
              <span className="block text-sm text-muted wrap-anywhere">{student.email}</span>
              <span className="block text-sm text-muted wrap-anywhere">{noteOf({ student, state, message })}</span>
            </span>
            {state === 'underway' ? (
              <Spinner className="size-4" />
            ) : (
              <StatusChip tone={TONES[state]}>{WORDS[state]}</StatusChip>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type Settled = Exclude<ApplyResult['state'], 'underway'>;
const TONES: Record<Settled, Tone> = { waiting: 'neutral', applied: 'success', before: 'brand', failed: 'danger' };
const WORDS: Record<Settled, string> = {
  waiting: 'Waiting',
  applied: 'Applied',
  before: 'Already applied',
  failed: 'Not applied',
};

/** What the agent should know besides: why it failed, or what may hold the application up. */
function noteOf({ student, state, message }: ApplyResult): string {
  if (state === 'failed') return message;
  if (state !== 'applied') return student.email;
  const warnings = [
    ...(student.eligibility.verdict === 'not met' || student.eligibility.verdict === 'likely not'
      ? [student.eligibility.reason]
      : []),
    ...(student.profileCompleted < 100 ? [`The profile is ${student.profileCompleted}% complete.`] : []),
  ];
  return warnings.length ? warnings.join(' · ') : student.email;
}

function summaryOf(results: readonly ApplyResult[], busy: boolean): string {
  const count = (state: ApplyResult['state']) => results.filter((one) => one.state === state).length;
  if (busy) {
    const left = count('waiting') + count('underway');
    return `Applying: ${results.length - left} of ${results.length} done.`;
  }
  return [
    `${count('applied')} applied`,
    ...(count('before') ? [`${count('before')} already applied`] : []),
    ...(count('failed') ? [`${count('failed')} not applied`] : []),
  ].join(', ');
}
