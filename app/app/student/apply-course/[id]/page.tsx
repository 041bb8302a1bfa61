import { studentApplyPlaces } from '@/components/application/apply-places';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { ApplyPage } from '../../../_parts/apply/apply-page';

export const metadata = { title: 'Apply to Course' };

type Address = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ intake?: string | string[] }>;
};

export default async function StudentApplyPage({ params, searchParams }: Address) {
  const viewer = await requireViewer('student');
  const [{ id }, { intake }] = await Promise.all([params, searchParams]);
  return <ApplyPage viewer={viewer} courseId={id} places={studentApplyPlaces(id)} intake={intake} />;
}
