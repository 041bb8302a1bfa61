import { classNames } from '@/components/ui/layout/class-names';
import { type CourseFrom, NOT_IN_CATALOGUE } from '@/lib/domain/applications/course-words';

/** Beside the name of an application's course: that an agency typed it. Nothing for one of the catalogue. */
export function NotInCatalogue({ courseFrom, className }: { courseFrom: CourseFrom; className?: string }) {
  return courseFrom === 'agency' ? (
    <span className={classNames('block text-accent-ink', className)}>{NOT_IN_CATALOGUE}</span>
  ) : null;
}
