import { LiveRefresh } from '@/components/live/live-refresh';
import { InCharge } from '@/components/staff/hand-over/in-charge';
import { requireArea } from '@/lib/auth/page-viewer';
import { counsellorNames } from '@/lib/services/desk/counsellors';
import { caseOfStudent } from '@/lib/services/desk/hand-over';
import { invitationOf } from '@/lib/services/staff/invitations';
import { CaseTasks } from '../../../_parts/case-tasks';
import { loadStudent } from '../../../_parts/load-student';
import { NotVerified } from '../../../_parts/not-verified';
import { StudentNotes } from '../../../_parts/student-notes';
import { ProfileView, type ProfileViewSearch } from './_parts/profile-view';

type Address = { params: Promise<{ area: string; id: string }>; searchParams: Promise<ProfileViewSearch> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireArea(params, 'view-profile');
  const { name } = await loadStudent(viewer, (await params).id);
  return { title: `Profile: ${name}` };
}

/** A student's profile, read-only; an agent also learns here why a student of theirs can't sign in yet. */
export default async function ProfilePage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'view-profile');
  const student = await loadStudent(viewer, (await params).id);
  return (
    <>
      <LiveRefresh records={['student', 'application']} of={student._id} />
      {viewer.role === 'agent' && (
        <NotVerified studentId={student._id} invitation={await invitationOf(viewer, student._id)} />
      )}
      {(viewer.role === 'team' || viewer.role === 'admin') && (
        <div className="mb-5">
          <InCharge
            of="students"
            id={student._id}
            viewerId={viewer.userId}
            colleagues={await counsellorNames()}
            {...(await caseOfStudent(viewer, student._id))}
          />
        </div>
      )}
      <ProfileView
        viewer={viewer}
        student={student}
        search={await searchParams}
        desk={
          <>
            <CaseTasks viewer={viewer} studentId={student._id} />
            <StudentNotes viewer={viewer} studentId={student._id} />
          </>
        }
      />
    </>
  );
}
