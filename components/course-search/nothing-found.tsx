import { ButtonLink } from '@/components/ui/controls/button-link';
import { Link } from '@/components/ui/controls/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { SearchAnswer } from './answers';
import { coursesText } from './course-count';
import type { HelpfulDrop } from './helpful-drop';
import { addressOf, type CourseQuery, changed } from './search-address';

interface NothingFoundProps {
  query: CourseQuery;
  answer: SearchAnswer;
  /** The filter to drop. */
  drop: HelpfulDrop | null;
  /** The search page's path. */
  page: string;
}

/** 'No courses found' with the ways out: another spelling, and the one filter whose removal finds most. */
export function NothingFound({ query, answer, drop, page }: NothingFoundProps) {
  if (answer.total > 0) {
    return (
      <EmptyState
        illustration="search"
        title={`There is no page ${query.page.toLocaleString('en-GB')}`}
        text={`There are ${coursesText(answer.total)} on ${answer.pages.toLocaleString('en-GB')} pages.`}
        action={
          <ButtonLink variant="secondary" href={page + addressOf(changed(query, { page: 1 }))}>
            Go to page 1
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      illustration="search"
      title="No courses found"
      text={
        answer.didYouMean ? (
          <>
            Did you mean{' '}
            <Link
              href={page + addressOf(changed(query, { q: answer.didYouMean }))}
              className="font-medium text-brand-ink underline underline-offset-2"
            >
              {answer.didYouMean}
            </Link>
            ?
          </>
        ) : query.literal ? (
          `No course has exactly “${query.q.trim()}” in its name.`
        ) : addressOf(query) !== '' ? (
          'Try fewer filters, or another word for the course.'
        ) : (
          'There are no courses here yet.'
        )
      }
      action={
        drop && (
          <ButtonLink
            variant="secondary"
            href={page + addressOf(drop.without)}
            className="h-auto max-w-full shrink py-2 whitespace-normal wrap-anywhere"
          >
            Without {drop.label}: {coursesText(drop.total)}
          </ButtonLink>
        )
      }
    />
  );
}
