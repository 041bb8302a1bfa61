import { PageHeader } from '@/components/ui/layout/page-header';
import { COURSE_PAGE } from '@/lib/domain/areas';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { courseToEdit } from '@/lib/services/catalogue/course-management';
import { orNotFound } from '../../../_parts/or-not-found';
import { CourseForm } from './_parts/course-form';
import { RemoveCourse } from './_parts/remove-course';

export const metadata = { title: 'Edit course' };

export default async function EditCoursePage({ params }: { params: Promise<{ id: string }> }) {
  await requireViewer('admin');
  const { course, seen, use } = await orNotFound(courseToEdit((await params).id));
  return (
    <>
      <PageHeader
        title="Edit course"
        description={<span className="wrap-anywhere">{`${course.course}, ${course.university}`}</span>}
        back={{ href: `/app/admin/${COURSE_PAGE}/${course._id}`, label: 'View course' }}
        actions={<RemoveCourse courseId={course._id} course={course.course} use={use} />}
      />
      <CourseForm course={course} seen={seen} />
    </>
  );
}
