import { Pencil } from 'lucide-react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { requireViewer } from '@/lib/auth/page-viewer';
import { CoursePage } from '../../../_parts/course-page';
import { courseMetadata, loadCourse } from '../../../_parts/load-course';

type Address = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Address) {
  return courseMetadata((await params).id);
}

export default async function AdminCoursePage({ params }: Address) {
  const viewer = await requireViewer('admin');
  const { _id } = await loadCourse((await params).id);
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ButtonLink href={`/app/admin/edit-course/${_id}`} variant="secondary" size="sm">
          <Pencil aria-hidden className="size-4" />
          Edit course
        </ButtonLink>
      </div>
      <CoursePage viewer={viewer} id={_id} />
    </>
  );
}
