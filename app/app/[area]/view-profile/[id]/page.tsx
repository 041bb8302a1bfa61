import { ContactCard } from '@/components/agency/leads/contact-card';
import { LeadTimeline } from '@/components/agency/leads/lead-timeline';
import { MayMessage } from '@/components/agency/leads/may-message';
import { ReachLinks } from '@/components/agency/leads/reach-links';
import { StepList } from '@/components/agency/leads/step-list';
import { Shortlist } from '@/components/agency/shortlist/shortlist';
import { AssignStudent } from '@/components/agent/assign-student';
import { TypedApplication } from '@/components/agent/typed-application';
import { LiveRefresh } from '@/components/live/live-refresh';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { studentsActedForBy } from '@/lib/access';
import { canWorkLeads } from '@/lib/agency-access';
import { contactHistory } from '@/lib/contract/people/student-desk';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { intakeChoices } from '@/lib/services/applications/intake-choices';
import { viewShortlist } from '@/lib/services/applications/shortlists/shortlist';
import { studentOverview } from '@/lib/services/desk/student-desk/overview';
import { deletionOf } from '@/lib/services/file/leaving/leave';
import { mergesOf } from '@/lib/services/file/merging/merge';
import { careChoices, careOfStudent } from '@/lib/services/people/agency/choices';
import { leadChoices } from '@/lib/services/people/prospects/choices';
import { viewStudentCare } from '@/lib/services/people/prospects/contact';
import { invitationOf } from '@/lib/services/people/staff/invitations';
import { deletionDay } from '../../../_parts/leaving/deletion-day';
import { loadStudent } from '../../../_parts/load/load-student';
import { NotVerified } from '../../../_parts/not-verified';
import { ProfileView, type ProfileViewSearch } from '../../../_parts/profile/profile-view';
import { readerToday } from '../../../_parts/reader-day';
import { ContactList } from './_parts/contact-list';
import { DeletionUnderWay } from './_parts/deletion';
import { Overview } from './_parts/overview';
import { StudentHead } from './_parts/student-head';

type Address = { params: Promise<{ area: string; id: string }>; searchParams: Promise<ProfileViewSearch> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireArea(params, 'view-profile');
  const { name } = await loadStudent(viewer, (await params).id);
  return { title: `Profile: ${name}` };
}

/**
 * A student's profile for others, read-only; staff have what they do for the student with it, an agent learns why one
 * can't sign in yet.
 */
export default async function ProfilePage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'view-profile');
  const [student, search] = [await loadStudent(viewer, (await params).id), await searchParams];
  const area = viewer.role === 'admin' || viewer.role === 'team' ? viewer.role : null;
  const staff = area ? await staffParts(viewer, area, student._id, search) : null;
  return (
    <>
      <LiveRefresh records={['student', 'application']} of={student._id} />
      {viewer.role === 'agent' && (
        <NotVerified studentId={student._id} invitation={await invitationOf(viewer, student._id)} />
      )}
      <ProfileView
        viewer={viewer}
        student={student}
        search={search}
        {...(staff ? { staff } : {})}
        {...(viewer.role === 'agent' ? agencyParts(viewer, student) : {})}
      />
    </>
  );
}

/** What an agency sees of its student beside the profile; each is read where it is shown. */
function agencyParts(viewer: Viewer, student: { _id: string; name: string }) {
  const studentId = student._id;
  const choices = intakeChoices([], [], new Date());
  return {
    ...(studentsActedForBy(viewer) ? { addApplication: <TypedApplication student={student} choices={choices} /> } : {}),
    care: <StudentCare viewer={viewer} studentId={studentId} />,
    shortlist: <StudentShortlist viewer={viewer} studentId={studentId} />,
    followUp: <StudentTimeline viewer={viewer} student={student} />,
  };
}

/** What staff see of a student and others don't: the head on each tab, the first tab and the last. */
async function staffParts(viewer: Viewer, area: 'admin' | 'team', studentId: string, search: ProfileViewSearch) {
  const [student, people, deletion, { timeZone }] = await Promise.all([
    studentOverview(viewer, studentId, new Date()),
    mergesOf(viewer, studentId),
    deletionOf(viewer, studentId),
    readerToday(viewer),
  ]);
  return {
    head: (
      <>
        {deletion?.leavesOn && (
          <DeletionUnderWay
            student={student}
            canStop={deletion.canStop}
            on={deletionDay(deletion.leavesOn, timeZone)}
          />
        )}
        <StudentHead area={area} student={student} merges={people.merges} from={search.from} />
      </>
    ),
    overview: <Overview viewer={viewer} area={area} student={student} people={people} deletion={deletion} />,
    history: (hrefOf: (before?: string) => string) => (
      <ContactList viewer={viewer} studentId={studentId} before={placeIn(search.before)} hrefOf={hrefOf} />
    ),
  };
}

/** A place in the history, as the call takes it; undefined for anything else. */
function placeIn(before: unknown): string | undefined {
  return contactHistory.query.shape.before.safeParse(before).data;
}

/** For the agency: the courses that it put together for the student. */
async function StudentShortlist({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const of = { whom: 'student', id: studentId } as const;
  return (
    <>
      <LiveRefresh records={['agent']} />
      <Shortlist of={of} view={await viewShortlist(viewer, of)} hasFind />
    </>
  );
}

/** For the agency: who looks after the student, and in which branch; owners and managers change it. */
async function StudentCare({ viewer, studentId }: { viewer: Viewer; studentId: string }) {
  const [{ memberId, counsellor_name, branch }, care] = await Promise.all([
    careOfStudent(viewer, studentId),
    careChoices(viewer),
  ]);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="wrap-anywhere">
        <span className="text-muted">Counsellor: </span>
        <strong className="font-semibold">{counsellor_name || 'not assigned'}</strong>
        {branch && <span className="text-muted">{`, ${branch.name}`}</span>}
      </p>
      {care.assigns && <AssignStudent id={studentId} care={care} now={{ memberId, branchId: branch?._id ?? null }} />}
    </div>
  );
}

/** For the agency: how to reach the student, what was noted, and the next step. */
async function StudentTimeline({ viewer, student }: { viewer: Viewer; student: { _id: string; name: string } }) {
  const studentId = student._id;
  const [care, { doers }] = await Promise.all([viewStudentCare(viewer, studentId), leadChoices(viewer)]);
  const mayWork = canWorkLeads(viewer);
  const { steps, timeline, facts, email, mobile, mobileE164, greeting, mayMessage } = care;
  const reach = { email, mobile, mobileE164, greeting };
  const whom = { kind: 'student', id: studentId } as const;
  return (
    <Section
      title="Follow-up"
      description="On this site, only your agency can read this. The student sees it if they export their file."
    >
      <div className="mb-4 space-y-3">
        <StepList whom={whom} steps={steps} people={doers} />
        <ReachLinks whom={whom} {...reach} />
        <MayMessage list="students" id={studentId} name={student.name} may={mayMessage} isOpen={mayWork} />
        {facts.length > 0 && (
          <p className="text-sm text-muted">{`Scores and marks in your file: ${facts.join(', ')}`}</p>
        )}
      </div>
      <ContactCard whom={whom} />
      {mayWork && (
        <Card className="mt-4">
          <LeadTimeline entries={timeline} />
        </Card>
      )}
    </Section>
  );
}
