import { memo } from 'react';
import { Link } from '@/components/ui/controls/link';
import { Pagination } from '@/components/ui/table/pagination';
import type { SearchAnswer } from './answers';
import { coursesText } from './course-count';
import { CourseList } from './course-list';
import type { Kept } from './keep-course';
import { addressOf, type CourseQuery, changed } from './search-address';
import type { SearchLinks } from './search-links';

type BlockName = 'also' | 'close';

const TITLES = { read: 'Read as a sentence', also: 'Also called', close: 'Close matches' };
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
export const BeyondResults = memo(function BeyondResults({ query, answer, links, saved }: BeyondProps) {
  return (['also', 'close'] as const).map((name) => {
    const { total, courses } = answer[name];
    if (total === 0) return null;
    const shown = courses.slice(0, answer.total > 0 ? FEW : PER_PAGE);
    return (
      <section key={name} aria-labelledby={`courses-${name}`} className="space-y-3 pt-4">
        <BlockHead name={name} answer={answer} />
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
      <CourseList label={TITLES.read} courses={courses} answer={answer} links={links} saved={saved} />
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
