import type { ReactNode } from 'react';
import { LiveRefresh } from '@/components/live/live-refresh';
import { EnterAddress } from '@/components/staff/student/enter-address';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { HelpedView, HelpView } from '@/lib/contract/people/helpers';
import { ADULT_AGE } from '@/lib/domain/applications/age';
import { awaitedConsentWords, missingConsentOf } from '@/lib/domain/applications/consent';
import { startOf } from '@/lib/domain/applications/starts';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { helpedApplications, helpedBy } from '@/lib/services/people/helpers/helpers';

export const metadata = { title: 'Students you help' };

/** A helper's home: each student, what waits, and their applications. */
export default async function HelperHome() {
  const viewer = await requireViewer('helper');
  const students = await helpedBy(viewer);
  return (
    <>
      <PageHeader
        title={`Welcome, ${viewer.name}`}
        description="You help with applications. The student decides and gives consent."
      />
      <LiveRefresh records={['application', 'student']} />
      {students.length === 0 && (
        <EmptyState title="You are not helping anyone yet." text="A student can invite you in their settings." />
      )}
      {students.map((student) => (
        <Helped key={`${student._id} ${student.email} ${student.since}`} viewer={viewer} student={student} />
      ))}
    </>
  );
}

async function Helped({ viewer, student }: { viewer: Viewer; student: HelpedView }) {
  const { _id, name, email, state, awaitsAddress } = student;
  const address = _id && awaitsAddress && state !== 'ended' && (
    <EnterAddress studentId={_id} name={name} email={email} />
  );
  if (state !== 'active' || !_id) {
    return (
      <Section title={name}>
        <Waits action={address}>{WAITS[state](name)}</Waits>
      </Section>
    );
  }
  return (
    <Section
      title={name}
      actions={
        <>
          <ButtonLink size="sm" href={`/app/helper/profile/${_id}/1`}>
            Complete profile
          </ButtonLink>
          <ButtonLink size="sm" variant="secondary" href={`/app/helper/view-profile/${_id}`}>
            View profile
          </ButtonLink>
        </>
      }
    >
      {awaitsAddress && <Waits action={address}>{email ? UNCONFIRMED(name, email) : NO_ADDRESS(name)}</Waits>}
      <Applications viewer={viewer} studentId={_id} />
    </Section>
  );
}

/** What waits for the student, and what the helper does about it. */
function Waits({ action, children }: { action: ReactNode; children: string }) {
  return (
    <div className="mb-4 max-w-reading space-y-3 rounded-card bg-accent-soft px-4 py-3 text-sm text-accent-ink">
      <p className="wrap-anywhere">{children}</p>
      {action}
    </div>
  );
}

const NO_ADDRESS = (name: string) =>
  [
    `${name} has no email address here yet, so they can’t sign in or confirm.`,
    `You can fill in the profile, upload and apply. Nothing is sent to a university until ${name} confirms.`,
  ].join(' ');
const UNCONFIRMED = (name: string, email: string) =>
  `We have sent a link to ${email}. With this link, ${name} chooses a password, signs in and confirms what is sent to a university.`;

const WAITS: Record<HelpView['state'], (name: string) => string> = {
  asked: (name) => `We have asked ${name}. You can help as soon as they agree.`,
  active: () => '',
  lapsed: (name) =>
    `Your access has ended: ${name} is ${ADULT_AGE} or older now, or the invitation has expired. ${name} can allow it again under Settings.`,
  ended: (name) => `${name} ended your access.`,
};

async function Applications({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const applications = await helpedApplications(viewer, studentId);
  if (!applications.length)
    return (
      <p className="text-sm text-muted">
        {'No applications yet. '}
        <Link href="/app/helper/search-course" className="font-medium text-brand-ink underline underline-offset-4">
          Search for a course
        </Link>
      </p>
    );
  return (
    <RowSheet>
      {applications.map((application) => (
        <li key={String(application._id)} className="px-4 py-3 text-sm">
          <Link
            href={`/app/helper/applications/${application._id}`}
            className="font-medium text-brand-ink wrap-anywhere underline-offset-2 hover:underline"
          >
            {application.course}
          </Link>
          <p className="text-muted wrap-anywhere">{`${application.university} · ${startOf(application)} · ${application.status}`}</p>
          <p>{awaitedConsentWords(missingConsentOf(application))}</p>
        </li>
      ))}
    </RowSheet>
  );
}
