import Link from 'next/link';
import { memo } from 'react';
import { CourseCard } from '@/components/course/course-card';
import { CourseRow, CourseSheet } from '@/components/course/course-sheet';
import { ownFeeText } from '@/components/course/own-fee';
import { Pagination } from '@/components/ui/table/pagination';
import type { SearchAnswer } from './answers';
import { coursesText } from './course-count';
import { KeepCourse } from './keep-course';
import { addressOf, type CourseQuery, changed } from './search-address';
import { type SearchLinks, viewHref } from './search-links';
import type { FirstAnswer } from './use-course-search';

type BlockName = 'also' | 'close';

const TITLES = { read: 'Read as a sentence', also: 'Also called', close: 'Close matches' };
/** Courses of a block below others, and on a page of its own. */
const FEW = 5;
const PER_PAGE = 10;

interface BeyondProps {
  query: CourseQuery;
  answer: SearchAnswer;
  links: SearchLinks;
  saved: FirstAnswer['saved'];
}

/** What the keyword finds beyond the courses that have it, under the first page of those. Rendered again only for another answer. */
export const BeyondResults = memo(function BeyondResults({ query, answer, links, saved }: BeyondProps) {
  return (['also', 'close'] as const).map((name) => {
    const { total, courses } = answer[name];
    if (total === 0) return null;
    const shown = courses.slice(0, answer.total > 0 ? FEW : PER_PAGE);
    return (
      <section key={name} aria-labelledby={`courses-${name}`} className="space-y-3 pt-4">
        <BlockHead name={name} answer={answer} />
        <BlockList name={name} courses={shown} answer={answer} links={links} saved={saved} />
        {total > shown.length && (
          <p>
            <Link
              prefetch={false}
              href={links.search + addressOf(changed(query, { block: name }))}
              className="text-sm font-medium text-brand-ink underline underline-offset-4"
            >
              All {coursesText(total)} under “{TITLES[name]}”
            </Link>
          </p>
        )}
      </section>
    );
  });
});

/** What the keyword finds when it is read as a sentence, where no course has it as it was typed. */
export const SentenceResults = memo(function SentenceResults({ answer, links, saved }: Omit<BeyondProps, 'query'>) {
  const courses = answer.read?.courses ?? [];
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="courses-read" className="space-y-3">
      <header>
        <h2 id="courses-read" className="text-lg">
          {TITLES.read}
        </h2>
        <p className="text-sm text-muted">Courses that meet every word first; the others say what they miss.</p>
      </header>
      <BlockList name="read" courses={courses} answer={answer} links={links} saved={saved} />
    </section>
  );
});

/** One block alone, page by page, with the way back to the courses that have the keyword itself. */
export const BlockPage = memo(function BlockPage({
  name,
  query,
  answer,
  links,
  saved,
}: BeyondProps & { name: BlockName }) {
  const { total, courses } = answer[name];
  return (
    <section aria-labelledby={`courses-${name}`} className="space-y-4">
      <p>
        <Link
          prefetch={false}
          href={links.search + addressOf(changed(query, { block: '' }))}
          className="text-sm font-medium text-brand-ink underline underline-offset-4"
        >
          Back to the {coursesText(answer.total)} with “{query.q.trim()}”
        </Link>
      </p>
      <BlockHead name={name} answer={answer} />
      {courses.length > 0 && <BlockList name={name} courses={courses} answer={answer} links={links} saved={saved} />}
      <Pagination
        label={`Pages of courses under “${TITLES[name]}”`}
        page={query.page}
        pageCount={Math.ceil(total / PER_PAGE)}
        href={(page) => links.search + addressOf(changed(query, { page }))}
      />
    </section>
  );
});

function BlockHead({ name, answer }: { name: BlockName; answer: SearchAnswer }) {
  const { total } = answer[name];
  return (
    <header>
      <h2 id={`courses-${name}`} className="text-lg tabular-nums">
        {TITLES[name]}: {coursesText(total)}
      </h2>
      <p className="text-sm text-muted">
        {name === 'also'
          ? 'They are called differently or are taught at that place. Each says why it is here.'
          : 'The words in another order, or a letter or two apart. Each says what differs.'}
      </p>
    </header>
  );
}

function BlockList(props: {
  name: keyof typeof TITLES;
  courses: SearchAnswer['also']['courses'];
  answer: SearchAnswer;
  links: SearchLinks;
  saved: FirstAnswer['saved'];
}) {
  const { name, courses, links, saved } = props;
  const { logos, matched, own } = props.answer;
  return (
    <CourseSheet aria-label={TITLES[name]}>
      {courses.map((course, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as in the list above it (results.tsx)
        <CourseRow key={place}>
          <CourseCard
            course={course}
            logo={logos[`${course.country}|${course.university}`]}
            matched={matched[course._id]}
            ownFee={ownFeeText(course, own)}
            keep={<KeepCourse course={course} saved={saved} />}
            viewHref={viewHref(links, course)}
            applyHref={links.apply === null ? undefined : links.apply + course._id}
            headingLevel="h3"
          >
            {course.because && <p className="mt-2 text-sm text-muted">{course.because}</p>}
          </CourseCard>
        </CourseRow>
      ))}
    </CourseSheet>
  );
}
