'use client';

import { useEffect, useState } from 'react';
import { totalOf } from './answers';
import { type HelpfulDrop, mostHelpfulDrop } from './helpful-drop';
import { NothingFound } from './nothing-found';
import type { LaterAnswer } from './use-course-search';

interface EmptyResultsProps {
  shown: LaterAnswer;
  isStale: boolean;
  /** The search page's path. */
  page: string;
}

/** The answer that nothing was found, of a search that was made on the page. */
export function EmptyResults({ shown, isStale, page }: EmptyResultsProps) {
  const drop = useHelpfulDrop(shown, isStale);
  return <NothingFound query={shown.query} answer={shown.answer} drop={drop} page={page} />;
}

/** The filter to drop, asked for once the search has settled. */
function useHelpfulDrop({ query, address, answer }: LaterAnswer, isStale: boolean): HelpfulDrop | null {
  const [found, setFound] = useState<{ address: string; drop: HelpfulDrop | null } | null>(null);
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
