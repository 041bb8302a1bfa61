'use client';

import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import { VERDICT_MARKS } from '@/components/eligibility/fit-chip';
import { Link } from '@/components/ui/buttons/link';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Applicant } from '@/lib/contract/agency/agent-area';
import type { Verdict } from '@/lib/engines/eligibility/verdicts';

interface ApplicantRowProps {
  student: Applicant;
  /** The application form for this student alone. */
  href: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** One student to apply for: a tick box, a link by name and e-mail, and how they stand towards the course. */
export function ApplicantRow({ student, href, isChosen, onToggle }: ApplicantRowProps) {
  const { name, email } = student;
  return (
    <li className="flex items-start gap-1 py-1.5">
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        className="min-h-11 min-w-11 justify-center px-3 pt-3"
        label={<VisuallyHidden>{`Also apply for ${name} (${email})`}</VisuallyHidden>}
      />
      <div className="min-w-0 flex-1">
        <Link href={href} className="block rounded-control px-2 py-1.5 hover:bg-sunken">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-sm text-muted wrap-anywhere">{email}</span>
        </Link>
        <ApplicantFacts student={student} />
      </div>
    </li>
  );
}

function ApplicantFacts({ student: { eligibility, applied, profileCompleted } }: { student: Applicant }) {
  const intakes = applied.map(({ month, year }) => `${month} ${year}`);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pb-1 text-xs text-muted">
      <EligibilityVerdict {...eligibility} />
      {intakes.length > 0 && <span className="font-medium text-ink">{`Applied: ${intakes.join(', ')}`}</span>}
      {profileCompleted < 100 && <span>{`Profile ${profileCompleted}% complete`}</span>}
    </div>
  );
}

/** Whether scores meet a course's, as mark and word, with what is not met or not known beside it. */
function EligibilityVerdict({ verdict, reason }: { verdict: Verdict; reason: string }) {
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
