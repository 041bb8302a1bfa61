import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import { VERDICT_MARKS } from '@/components/eligibility/fit-chip';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';

interface VerdictChangeProps {
  course: string;
  university: string;
  /** Null for a saved course. */
  applicationId: string | null;
  of: 'admission' | 'visa';
  from: Verdict;
  to: Verdict;
}

/** One verdict before and after, with what it is about. */
export function VerdictChange({ course, university, applicationId, of, from, to }: VerdictChangeProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="min-w-0 wrap-anywhere">
        {course}, {university}
        <span className="text-muted">
          {' '}
          ({applicationId ? 'applied for' : 'saved'}, {of === 'visa' ? 'English for the visa' : 'admission'})
        </span>
      </span>
      <span className="inline-flex items-center gap-1.5 text-muted">
        <VerdictMark kind={VERDICT_MARKS[from]} className="size-4" />
        {VERDICT_WORDS[VERDICT_MARKS[from]]}
      </span>
      <span aria-hidden>→</span>
      <span className="sr-only">is now</span>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <VerdictMark kind={VERDICT_MARKS[to]} className="size-4" />
        {VERDICT_WORDS[VERDICT_MARKS[to]]}
      </span>
    </span>
  );
}
