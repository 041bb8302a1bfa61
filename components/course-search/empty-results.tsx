'use client';

import { useEffect, useState } from 'react';
import { totalOf } from './answers';
import { type HelpfulDrop, mostHelpfulDrop } from './helpful-drop';
import { NothingFound } from './nothing-found';
import { addressOf } from './search-address';
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
