import { memo, type ReactNode } from 'react';
import { CourseCard } from '@/components/course/course-card';
import { CourseRow, CourseSheet } from '@/components/course/course-sheet';
import { ownFeeText } from '@/components/course/own-fee';
import type { CourseCard as Course } from '@/lib/contract/catalogue/courses';
import { withoutText } from '@/lib/domain/search/without-tests';
import type { SearchAnswer } from './answers';
import { KeepCourse, type Kept } from './keep-course';
import type { CourseQuery } from './search-address';
import { type SearchLinks, viewHref } from './search-links';

export interface CourseListProps {
  id?: string;
  label: string;
  courses: readonly (Course & { because?: string })[];
  /** The answer that holds the courses. */
  answer: SearchAnswer;
  links: SearchLinks;
  saved: Kept | null;
  /** How the reader's scores fit a course; null without scores. */
  verdict?: ((course: Course) => ReactNode) | null;
  /** Names the next closing day of each, however far off it is. */
  closing?: boolean;
  /** The tests that the filter is to do without: each course says what is known of that. */
  without?: CourseQuery['without'];
}

/**
 * Courses that a search found, each with why it is here where it has not the words themselves. Rendered again only for
 * another answer, not with every key.
 */
export const CourseList = memo(function CourseList(props: CourseListProps) {
  const { id, label, courses, answer, links, saved, verdict, closing, without } = props;
  const { logos, matched, own } = answer;
  return (
    <CourseSheet id={id} aria-label={label}>
      {courses.map((course, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: with each key typed other courses stand there, and a card is changed in half the time that a new one takes
        <CourseRow key={place}>
          <CourseCard
            course={course}
            logo={logos[`${course.country}|${course.university}`]}
            matched={matched[course._id]}
            verdict={verdict && !course.forSample && verdict(course)}
            ownFee={ownFeeText(course, own)}
            closing={closing}
            keep={<KeepCourse course={course} saved={saved} />}
            viewHref={viewHref(links, course)}
            applyHref={links.apply === null ? undefined : links.apply + course._id}
            headingLevel="h3"
          >
            <Because text={course.because ?? (without?.length ? withoutText(without, course) : '')} />
          </CourseCard>
        </CourseRow>
      ))}
    </CourseSheet>
  );
});

const Because = ({ text }: { text: string }) => text && <p className="mt-2 text-sm text-muted">{text}</p>;
