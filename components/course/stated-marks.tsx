import { DescriptionList } from '@/components/ui/layout/description-list';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { COURSE_FIELD_LABELS } from '@/lib/domain/courses/course-fields';
import { MARK_FIELDS } from '@/lib/domain/marks/marks';
import { valueText } from './change-texts';

/** Without the marks by which verdicts read it: the text itself stands below. */
const readable = (alsoAsked: string): string =>
  alsoAsked
    .split('; ')
    .map((part) => part.replace(/^confirmed /, ''))
    .filter((part) => !MARKS.includes(part))
    .join('; ');
const MARKS = ['selection', 'unread text'];

/** The minimum in earlier studies that a course states; nothing where it states none. */
export function StatedMarks({ course }: { course: CourseView }) {
  const stated = MARK_FIELDS.filter((name) => name !== 'cgpaScale' && name !== 'marksFrom').flatMap((name) => {
    const value = name === 'alsoAsked' ? readable(course.alsoAsked) : valueText(name, course);
    if (value === '') return [];
    const scale = name === 'minCgpa' && course.cgpaScale ? ` of ${course.cgpaScale}` : '';
    return [{ id: name, term: COURSE_FIELD_LABELS[name], value: `${value}${scale}` }];
  });
  if (stated.length === 0) return null;
  return (
    <div className="mb-4 border-b border-line pb-4">
      <DescriptionList items={stated} columns={3} />
      {course.marksFrom === 'requirement text' && (
        <p className="mt-3 text-xs text-muted">
          We read these automatically from the requirement text below. Nobody has checked them yet. Please compare them
          with the text.
        </p>
      )}
    </div>
  );
}
