import { createContext, type ReactNode, useContext } from 'react';
import { CompareButton } from '@/components/compare/compare-button';
import { SaveCourseButton } from '@/components/course/save-course-button';

/** The courses that the viewer has saved. */
export interface Kept {
  ids: readonly string[];
  /** Saves one where no script runs. */
  saveWithoutScript?: (courseId: string) => Promise<void>;
}

type Shown = { _id: string; course: string };

/** What stands in the place of Save where a search is for someone else. */
export const InsteadOfSave = createContext<((course: Shown) => ReactNode) | null>(null);

/** Save, for those who are signed in, and compare; without JavaScript both belong to the search's form. */
export function KeepCourse({ course, saved }: { course: Shown; saved: Kept | null }) {
  const instead = useContext(InsteadOfSave);
  return (
    <>
      {instead?.(course)}
      {!instead && saved && (
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
