import { helperApplyPlaces } from '@/components/application/apply-places';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ApplyPage } from '../../../../_parts/apply/apply-page';
import { loadStudent } from '../../../../_parts/load/load-student';

export const metadata = { title: 'Apply to Course' };

type Address = {
  params: Promise<{ id: string; studentId: string }>;
  searchParams: Promise<{ intake?: string | string[] }>;
};

export default async function HelperApplyPage({ params, searchParams }: Address) {
  const viewer = await requireViewer('helper');
  const [{ id, studentId }, { intake }] = await Promise.all([params, searchParams]);
  const student = await loadStudent(viewer, studentId);
  const places = helperApplyPlaces(id, student._id);
  return <ApplyPage viewer={viewer} courseId={id} places={places} intake={intake} student={student} />;
}
