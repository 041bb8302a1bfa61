import { requireViewer } from '@/lib/auth/page-viewer';
import { CoursePage } from '../../../_parts/course-page';
import { courseMetadata } from '../../../_parts/load-course';

type Address = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Address) {
  return courseMetadata((await params).id);
}

export default async function StudentCoursePage({ params }: Address) {
  const viewer = await requireViewer('student');
  return <CoursePage viewer={viewer} id={(await params).id} />;
}
