import { memo } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from '@/components/ui/layout/class-names';
import { Pagination } from '@/components/ui/table/pagination';
import type { Lead, SearchAnswer } from './answers';
import { coursesText } from './course-count';
import { CourseList, type CourseListProps } from './course-list';
import { RESULTS_ID } from './ids';
import type { Kept } from './keep-course';
import { changeOfReading } from './reading/reading';
import { addressOf, type CourseQuery, changed } from './search-address';
import type { SearchLinks } from './search-links';

type BlockName = 'also' | 'close';

const TITLES = { read: 'Results for your sentence', also: 'Also called', close: 'Close matches' };
/** Courses of a block below others, and on a page of its own. */
const FEW = 5;
const PER_PAGE = 10;

interface BeyondProps {
  query: CourseQuery;
  answer: SearchAnswer;
  links: SearchLinks;
  saved: Kept | null;
}

/** What the keyword finds beyond the courses that have it, under the first page of those. Rendered again only for another answer. */
export const BeyondResults = memo(function BeyondResults({
  query,
  answer,
  lead,
  links,
  saved,
}: BeyondProps & { lead: Lead }) {
  return (['also', 'close'] as const).map((name) => {
    const { total, courses } = answer[name];
    if (total === 0) return null;
    const shown = courses.slice(0, lead === 'exact' || lead === 'read' ? FEW : PER_PAGE);
    return (
      <section
        key={name}
        aria-labelledby={`courses-${name}`}
        className={classNames('space-y-3', lead !== name && 'pt-4')}
      >
        <BlockHead name={name} answer={answer} isLead={lead === name} />
        <CourseList label={TITLES[name]} courses={shown} answer={answer} links={links} saved={saved} />
        {total > shown.length && (
          <p>
            <Link
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
export const SentenceResults = memo(function SentenceResults({
  query,
  answer,
  links,
  saved,
  verdict,
}: BeyondProps & { verdict: CourseListProps['verdict'] }) {
  const { read } = answer;
  if (!read) return null;
  const { courses, total, filters } = read;
  return (
    <section aria-label={TITLES.read} className="space-y-3">
      {total < courses.length && (
        <p className="text-sm text-muted max-sm:sr-only">
          Courses that match every word come first. For the others, we say what doesn’t match or isn’t published.
        </p>
      )}
      <CourseList
        id={RESULTS_ID}
        label={TITLES.read}
        courses={courses}
        answer={answer}
        links={links}
        saved={saved}
        verdict={verdict}
      />
      {/* Scholarships are no filter of the search. */}
      {total > 0 && !filters.scholarship && (
        <p>
          <Link
            href={links.search + addressOf(changed(query, changeOfReading(read)))}
            className="text-sm font-medium text-brand-ink underline underline-offset-4"
          >
            Use these as filters
          </Link>
        </p>
      )}
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
          href={links.search + addressOf(changed(query, { block: '' }))}
          className="text-sm font-medium text-brand-ink underline underline-offset-4"
        >
          Back to the {coursesText(answer.total)} with “{query.q.trim()}”
        </Link>
      </p>
      <BlockHead name={name} answer={answer} />
      {courses.length > 0 && (
        <CourseList label={TITLES[name]} courses={courses} answer={answer} links={links} saved={saved} />
      )}
      <Pagination
        label={`Pages of courses under “${TITLES[name]}”`}
        page={query.page}
        pageCount={Math.ceil(total / PER_PAGE)}
        href={(page) => links.search + addressOf(changed(query, { page }))}
      />
    </section>
  );
});

/** `isLead`: the head of the page says how many they are. */
function BlockHead({ name, answer, isLead }: { name: BlockName; answer: SearchAnswer; isLead?: boolean }) {
  const { total } = answer[name];
  return (
    <header className={classNames(isLead && 'max-sm:sr-only')}>
      <h2 id={`courses-${name}`} className={classNames('text-lg tabular-nums', isLead && 'sr-only')}>
        {TITLES[name]}: {coursesText(total)}
      </h2>
      <p className="text-sm text-muted">
        {name === 'also'
          ? 'These courses have a different name, or are taught at the place that you typed. For each one, we say why it is listed.'
          : 'Your words are in a different order, or one or two letters differ. For each course, we say what differs.'}
      </p>
    </header>
  );
}
