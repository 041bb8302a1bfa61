import { LiveRefresh } from '@/components/live/live-refresh';
import { requireArea } from '@/lib/auth/page-viewer';
import { deletionOf } from '@/lib/services/leaving/leave';
import { invitationOf } from '@/lib/services/staff/invitations';
import { CaseTasks } from '../../../_parts/case-tasks';
import { loadStudent } from '../../../_parts/load-student';
import { NotVerified } from '../../../_parts/not-verified';
import { StudentNotes } from '../../../_parts/student-notes';
import { Cockpit } from './_parts/cockpit';
import { DeleteStudent, DeletionUnderWay } from './_parts/deletion';
import { ProfileView, type ProfileViewSearch } from './_parts/profile-view';

type Address = { params: Promise<{ area: string; id: string }>; searchParams: Promise<ProfileViewSearch> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireArea(params, 'view-profile');
  const { name } = await loadStudent(viewer, (await params).id);
  return { title: `Profile: ${name}` };
}

/** A student's profile, read-only; staff have what they do for the student above it, an agent learns why one can't sign in yet. */
export default async function ProfilePage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'view-profile');
  const [student, search] = [await loadStudent(viewer, (await params).id), await searchParams];
  const isStaff = viewer.role === 'team' || viewer.role === 'admin';
  const deletion = isStaff ? await deletionOf(viewer, student._id) : null;
  return (
    <>
      <LiveRefresh records={['student', 'application']} of={student._id} />
      {viewer.role === 'agent' && (
        <NotVerified studentId={student._id} invitation={await invitationOf(viewer, student._id)} />
      )}
      {deletion && <DeletionUnderWay student={student} deletion={deletion} />}
      <ProfileView
        viewer={viewer}
        student={student}
        search={search}
        {...(isStaff
          ? {
              head: (
                <>
                  <Cockpit viewer={viewer} studentId={student._id} from={search.from} />
                  <CaseTasks viewer={viewer} studentId={student._id} />
                  <StudentNotes viewer={viewer} studentId={student._id} />
                </>
              ),
            }
          : {})}
      />
      {deletion && <DeleteStudent student={student} deletion={deletion} />}
    </>
  );
}
