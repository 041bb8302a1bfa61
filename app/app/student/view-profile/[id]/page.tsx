import { LiveRefresh } from '@/components/live/live-refresh';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { loadStudent } from '../../../_parts/load/load-student';
import { ProfileView, type ProfileViewSearch } from '../../../_parts/profile/profile-view';

type Address = { params: Promise<{ id: string }>; searchParams: Promise<ProfileViewSearch> };

export async function generateMetadata({ params }: Address) {
  const viewer = await requireViewer('student');
  const { name } = await loadStudent(viewer, (await params).id);
  return { title: `Profile: ${name}` };
}

/** The student's own profile, read-only. A page of its own: that of the others sends what staff do for a student. */
export default async function StudentProfilePage({ params, searchParams }: Address) {
  const viewer = await requireViewer('student');
  const student = await loadStudent(viewer, (await params).id);
  return (
    <>
      <LiveRefresh records={['student', 'application']} of={student._id} />
      <ProfileView viewer={viewer} student={student} search={await searchParams} />
    </>
  );
}
