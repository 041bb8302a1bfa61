'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { type SearchAnswer, totalOf } from './answers';
import { coursesText } from './course-count';
import { type HelpfulDrop, mostHelpfulDrop } from './helpful-drop';
import { asideText, leftAside } from './reading/reading';
import { addressOf, type CourseQuery, changed } from './search-address';
import type { FirstAnswer, Shown } from './use-course-search';

interface EmptyResultsProps {
  shown: Shown;
  first: FirstAnswer;
  isStale: boolean;
  /** The search page's path. */
  page: string;
}

/** The answer that nothing was found, with the filter to drop. */
export function EmptyResults({ shown, first, isStale, page }: EmptyResultsProps) {
  const drop = useHelpfulDrop(shown, first, isStale);
  return <NothingFound query={shown.query} answer={shown.answer} drop={drop} page={page} />;
}

/** The filter to drop: the server's, and for later searches asked for once the search has settled. */
function useHelpfulDrop({ query, address, answer }: Shown, first: FirstAnswer, isStale: boolean): HelpfulDrop | null {
  const [found, setFound] = useState<{ address: string; drop: HelpfulDrop | null }>({
    address: addressOf(first.query),
    drop: first.drop,
  });
  const isKnown = found.address === address;
  const of = first.student;
  useEffect(() => {
    if (isStale || isKnown || answer.total > 0) return;
    const controller = new AbortController();
    mostHelpfulDrop(query, (without) => totalOf(without, controller.signal, of)).then(
      (drop) => setFound({ address, drop }),
      // A suggestion that can't be had is no failure of the search.
      () => {},
    );
    return () => controller.abort();
  }, [query, address, answer.total, isStale, isKnown, of]);
  return isKnown ? found.drop : null;
}

/** What of the search was left aside, where no note says it. */
function unused(answer: SearchAnswer): string[] {
  const aside = leftAside(answer);
  return aside.length > 0 ? [`Not used in this search: ${asideText(aside)}.`] : [];
}

interface NothingFoundProps {
  query: CourseQuery;
  answer: SearchAnswer;
  /** The filter to drop. */
  drop: HelpfulDrop | null;
  /** The search page's path. */
  page: string;
}

/** The facets name what the whole catalogue has, also where none of it is found. */
const isEmptyCatalogue = ({ facets }: SearchAnswer): boolean => Object.keys(facets.university).length === 0;

/** 'No courses found' with the ways out: another spelling, and the one filter whose removal finds most. */
function NothingFound({ query, answer, drop, page }: NothingFoundProps) {
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
        isEmptyCatalogue(answer) ? (
          'There are no courses here yet.'
        ) : answer.didYouMean ? (
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
        ) : answer.aside.length > 0 ? (
          [...answer.notes.map((note) => note.text), ...unused(answer)].join(' ')
        ) : query.literal ? (
          `No course has exactly “${query.q.trim()}” in its name.`
        ) : (
          'Try fewer filters or a different word for the course.'
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
