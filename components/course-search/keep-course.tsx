import { CompareButton } from '@/components/compare/compare-button';
import { SaveCourseButton } from '@/components/course/save-course-button';

/** Save, for those who are signed in, and compare. */
export function KeepCourse(props: { course: { _id: string; course: string }; saved: readonly string[] | null }) {
  const { course, saved } = props;
  return (
    <>
      {saved && <SaveCourseButton courseId={course._id} saved={saved.includes(course._id)} onCard={course.course} />}
      <CompareButton courseId={course._id} name={course.course} />
    </>
  );
}
