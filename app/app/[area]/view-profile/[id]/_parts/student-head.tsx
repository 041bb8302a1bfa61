import { Mail, MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { EnterAddress } from '@/components/staff/student/enter-address';
import { FirstPassword } from '@/components/staff/student/first-password';
import { NoteContact } from '@/components/staff/student/note-contact';
import { RequestDocument } from '@/components/staff/student/request-document';
import { SuggestCourse } from '@/components/staff/student/suggest-course';
import { TakeMergeBack } from '@/components/staff/student/take-merge-back';
import { VerifyStudent } from '@/components/staff/verify-student';
import { LinkFromHere } from '@/components/tables/link-from-here';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Link } from '@/components/ui/buttons/link';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Avatar } from '@/components/ui/layout/avatar';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { MergeView } from '@/lib/contract/people/merging';
import type { StudentOverview } from '@/lib/contract/people/student-desk';
import { isEnd } from '@/lib/domain/applications/application-status';
import { dateText } from '@/lib/domain/days/day-words';
import type { MergesOfStudent } from '@/lib/services/file/merging/merge';
import { backTo } from '../../../../_parts/back-to';

interface StudentHeadProps {
  area: 'team' | 'admin';
  student: StudentOverview;
  merges: MergesOfStudent['merges'];
  /** The address that the reader came from, as this one names it. */
  from: unknown;
}

/** The head of a student's page for staff, the same on every tab: who it is, and what to do. */
export function StudentHead({ area, student, merges, from }: StudentHeadProps) {
  const { _id, name, isVerified, agent, counsellor } = student;
  const isClosed = merges.some(({ gone }) => gone._id === _id);
  const came = agent ? `Added by ${agent.company_name || 'an agent'}` : 'Self-registered';
  return (
    <>
      <PageHeader
        back={backTo(area, from, { href: `/app/${area}/students`, label: 'Students' })}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Avatar name={name} className="size-11 text-base" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <StatusChip tone={isVerified && !isClosed ? 'success' : 'neutral'} className="font-sans tracking-normal">
              {isClosed ? 'Merged' : isVerified ? 'Verified' : 'Not verified'}
            </StatusChip>
          </span>
        }
        {...(isClosed ? {} : { description: `${came}. Counsellor: ${counsellor?.name ?? 'not assigned'}.` })}
      />
      <Merges area={area} studentId={_id} merges={merges} />
      {student.choosesPassword && !isClosed && <FirstPassword student={student} />}
      {!isClosed && <StudentActions area={area} student={student} />}
    </>
  );
}

/** What staff do for a student without leaving the page: reach them, verify them, ask for papers, suggest a course. */
function StudentActions({ area, student }: { area: 'team' | 'admin'; student: StudentOverview }) {
  const { _id, name, email, mobile, mobileE164, isVerified, awaitsAddress, openApplications } = student;
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      {isVerified ? (
        <ButtonLink href={`/app/${area}/messages/chat/${_id}`} size="sm">
          <MessageSquare aria-hidden className="size-4" />
          Message
        </ButtonLink>
      ) : (
        area === 'admin' && email && <VerifyStudent student={student} size="sm" />
      )}
      {mobileE164 && (
        <a href={`tel:${mobileE164}`} className={buttonStyle('secondary', 'sm')}>
          <Phone aria-hidden className="size-4" />
          Call
        </a>
      )}
      {mobileE164 && (
        <a
          href={`https://wa.me/${mobileE164.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('secondary', 'sm')}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
      )}
      {mobile && !mobileE164 && (
        <p className="self-center text-fine text-muted">{mobile}: the country code is missing.</p>
      )}
      {email && (
        <a href={`mailto:${email}`} className={buttonStyle('secondary', 'sm')}>
          <Mail aria-hidden className="size-4" />
          Email
        </a>
      )}
      {awaitsAddress && <EnterAddress studentId={_id} name={name} email={email} />}
      <NoteContact studentId={_id} />
      <RequestDocument studentId={_id} applications={openApplications} />
      <SuggestCourse studentId={_id} name={name} />
    </div>
  );
}

interface MergesProps {
  area: 'team' | 'admin';
  studentId: string;
  merges: readonly MergeView[];
}

/** Which accounts were merged into this one, or into which this one was; nothing where there are none. */
function Merges({ area, studentId, merges }: MergesProps) {
  if (!merges.length) return null;
  const now = new Date().toISOString();
  return (
    <ul className="mb-5 space-y-2 text-sm">
      {merges.map((merge) => {
        const { _id, keep, gone, byName, at, endsOn, isWhole, twins } = merge;
        const isGone = gone._id === studentId;
        const other = isGone ? keep : gone;
        return (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-card border border-line bg-sunken px-4 py-2.5"
          >
            <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              {isGone ? 'Merged into ' : 'Includes the former account of '}
              <Link
                href={`/app/${area}/view-profile/${other._id}`}
                className="font-medium text-brand-ink underline-offset-2 hover:underline"
              >
                {other.name}
              </Link>
              {`${isGone ? '' : ', merged'} on ${dateText(at)} by ${byName}.`}
              {!isWhole && ' The merge is still in progress.'}
            </p>
            {area === 'admin' && endsOn > now && <TakeMergeBack merge={merge} />}
            {twins.length > 0 && <StayedApplications area={area} isGone={isGone} twins={twins} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The applications that stayed on the account that went, each with the way to it: one of the two is to be withdrawn. */
function StayedApplications({ area, isGone, twins }: { area: string; isGone: boolean; twins: MergeView['twins'] }) {
  const isOpen = twins.some(({ status }) => !isEnd(status));
  return (
    <div className="min-w-0 basis-full wrap-anywhere">
      <p>
        {`The student applied for the same course and intake on both accounts. The application on ${isGone ? 'this' : 'the closed'} account was not moved`}
        {isOpen ? '. Please withdraw one of the two.' : '.'}
      </p>
      <ul className="mt-1 space-y-1">
        {twins.map(({ _id, what, status }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <LinkFromHere
              href={`/app/${area}/applications/${_id}`}
              className="font-medium text-brand-ink underline-offset-2 hover:underline"
            >
              {what}
            </LinkFromHere>
            <ApplicationStatusChip status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
