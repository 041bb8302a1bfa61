'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { type HelpfulDrop, mostHelpfulDrop } from './active-filters';
import { totalOf } from './answers';
import { coursesText } from './course-count';
import { addressOf, changed } from './search-address';
import type { FirstAnswer, Shown } from './use-course-search';

interface EmptyResultsProps {
  shown: Shown;
  isStale: boolean;
  first: FirstAnswer;
  /** The search page's path. */
  page: string;
}

/** 'No courses found' with the ways out: another spelling, and the one filter whose removal finds most. */
export function EmptyResults({ shown, isStale, first, page }: EmptyResultsProps) {
  const { query, answer } = shown;
  const drop = useHelpfulDrop(shown, isStale, first);
  if (answer.total > 0) {
    return (
      <EmptyState
        illustration="search"
        title={`There is no page ${query.page.toLocaleString('en-GB')}`}
        text={`${coursesText(answer.total)} fill ${answer.pages.toLocaleString('en-GB')} pages.`}
        action={
          <ButtonLink prefetch={false} variant="secondary" href={page + addressOf(changed(query, { page: 1 }))}>
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
              prefetch={false}
              href={page + addressOf(changed(query, { q: answer.didYouMean }))}
              className="font-medium text-brand-ink underline underline-offset-2"
            >
              {answer.didYouMean}
            </Link>
            ?
          </>
        ) : addressOf(query) !== '' ? (
          'Try fewer filters, or another word for the course.'
        ) : (
          'There are no courses here yet.'
        )
      }
      action={
        drop && (
          <ButtonLink
            prefetch={false}
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

/** The filter to drop: as the server found it for the first answer, else asked for once the search has settled. */
function useHelpfulDrop({ query, address, answer }: Shown, isStale: boolean, first: FirstAnswer): HelpfulDrop | null {
  const [found, setFound] = useState<{ address: string; drop: HelpfulDrop | null } | null>(
    answer === first.answer ? { address, drop: first.drop } : null,
  );
  const isKnown = found?.address === address;
  useEffect(() => {
    if (isStale || isKnown || answer.total > 0) return;
    const controller = new AbortController();
    mostHelpfulDrop(query, (without) => totalOf(without, controller.signal)).then(
      (drop) => setFound({ address, drop }),
      // A suggestion that can't be had is no failure of the search.
      () => {},
    );
    return () => controller.abort();
  }, [query, address, answer.total, isStale, isKnown]);
  return isKnown ? found.drop : null;
}
