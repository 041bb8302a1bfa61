'use client';

import { useEffect, useState } from 'react';
import { call } from '@/lib/api/client';
import type { SuggestionGroup } from './suggestions';

/** What reads the answers; loaded when the box gets the focus. */
export const loadSuggestions = () => import('./suggestions');

/** A pause in typing, in ms, after which suggestions are asked for. */
const PAUSE = 150;
/** How many the popup shows in all: it must leave results in sight. */
const MOST_SHOWN = 7;
/** Fewer characters could mean anything. */
const LEAST_CHARACTERS = 2;

/**
 * What the text being typed may mean; nothing for null. While more is typed the last suggestions stay, until those for
 * the newest text are there; older calls are aborted.
 */
export function useSuggestions(typed: string | null): SuggestionGroup[] {
  const text = typed?.trim() ?? '';
  const isAsked = text.length >= LEAST_CHARACTERS;
  const [groups, setGroups] = useState<SuggestionGroup[]>([]);
  useEffect(() => {
    if (!isAsked) {
      setGroups([]);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const show = (answered: SuggestionGroup[]) => {
      if (!signal.aborted) setGroups(answered);
    };
    const timer = setTimeout(() => {
      call('GET /course-suggestions', { query: { q: text, limit: MOST_SHOWN }, signal })
        .then(async (answer) => show((await loadSuggestions()).suggestionGroups(answer, MOST_SHOWN)))
        // Only a help: the search works without, and says itself when the network is gone.
        .catch(() => show([]));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isAsked]);
  return isAsked ? groups : NONE;
}

const NONE: SuggestionGroup[] = [];
