import { CompareButton } from '@/components/compare/compare-button';
import { SaveCourseButton } from '@/components/course/save-course-button';

/** The courses that the viewer has saved. */
export interface Kept {
  ids: readonly string[];
  /** Saves one where no script runs. */
  saveWithoutScript?: (courseId: string) => Promise<void>;
}

/** Save, for those who are signed in, and compare; without JavaScript both belong to the search's form. */
export function KeepCourse(props: { course: { _id: string; course: string }; saved: Kept | null }) {
  const { course, saved } = props;
  return (
    <>
      {saved && (
        <SaveCourseButton
          key={course._id}
          courseId={course._id}
          saved={saved.ids.includes(course._id)}
          onCard={course.course}
          saveWithoutScript={saved.saveWithoutScript}
        />
      )}
      <CompareButton courseId={course._id} name={course.course} inForm />
    </>
  );
}
