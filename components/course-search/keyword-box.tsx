'use client';

import { type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import { SearchInput } from '@/components/ui/controls/search-input';
import { useTypedAnswer } from '@/components/ui/controls/use-typed-answer';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';
import { counted } from '@/lib/domain/texts/counted';
import { Announcement } from './announcement';
import { KEYWORD_ID } from './ids';
import { movedOption } from './keyboard';
import { type CourseQuery, LONGEST_KEYWORD } from './search-address';
import type { Suggestion, SuggestionGroup } from './suggestions';

const SuggestionList = late(async () => (await import('./suggestion-list')).SuggestionList);

const LIST_ID = `${KEYWORD_ID}-suggestions`;

interface KeywordBoxProps {
  q: string;
  onType: (change: Partial<CourseQuery>) => void;
  onChoose: (change: Partial<CourseQuery>) => void;
}

/**
 * The keyword box with suggestions beneath it, a combobox with a list that completes nothing by itself: the search
 * follows the typed text all the while, choosing a suggestion is optional.
 */
export function KeywordBox({ q, onType, onChoose }: KeywordBoxProps) {
  /** Null unless the user is typing: a text that came with the address needs no suggestions. */
  const [typed, setTyped] = useState<string | null>(null);
  const [marked, setMarked] = useState<Suggestion | null>(null);
  const groups = useTypedAnswer(typed ?? '', suggestionsFor)?.found ?? NONE;
  const options = groups.flatMap((group) => group.options);
  // -1 also when newer suggestions took the place of those it was marked in.
  const active = marked ? options.indexOf(marked) : -1;
  const isOpen = options.length > 0;

  useEffect(() => {
    const box = document.getElementById(KEYWORD_ID);
    if (!(box instanceof HTMLInputElement)) return;
    // Letters typed before the page was alive.
    if (box.value !== box.defaultValue) onType({ q: box.value });
  }, [onType]);

  const close = () => {
    setTyped(null);
    setMarked(null);
  };
  const type = (text: string) => {
    setTyped(text);
    setMarked(null);
    onType({ q: text });
  };
  const choose = (suggestion: Suggestion) => {
    close();
    // It is there: the suggestion came from it.
    void loadSuggestions().then(({ changeOf }) => onChoose(changeOf(suggestion, q)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (!isOpen) return;
        const next = movedOption(options.length, active, event.key === 'ArrowDown' ? 1 : -1);
        setMarked(options[next] ?? null);
        break;
      }
      case 'Enter': {
        const chosen = options[active];
        if (!chosen) return close();
        choose(chosen);
        break;
      }
      case 'Escape':
        if (isOpen) close();
        else if (q === '') return;
        else {
          close();
          onType({ q: '' });
        }
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <div className="relative">
      <SearchInput
        id={KEYWORD_ID}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST_ID : undefined}
        aria-activedescendant={active < 0 ? undefined : `${LIST_ID}-${active}`}
        aria-describedby={`${KEYWORD_ID}-tip`}
        name="q"
        maxLength={LONGEST_KEYWORD}
        spellCheck={false}
        autoCapitalize="none"
        value={q}
        onText={type}
        onKeyDown={onKeyDown}
        onFocus={() => {
          SuggestionList.load();
          loadSuggestions().catch(() => undefined);
        }}
        onBlur={close}
      />
      <Suspense>
        {isOpen && <SuggestionList id={LIST_ID} groups={groups} active={options[active]} onChoose={choose} />}
      </Suspense>
      <Announcement text={announcementOf(options.length)} />
    </div>
  );
}

function announcementOf(count: number): string {
  if (count === 0) return '';
  return counted(count, 'suggestion, arrow down to reach it', 'suggestions, arrow down to reach them');
}

/** What reads the answers; loaded when the box gets the focus. */
const loadSuggestions = () => import('./suggestions');

/** How many the popup shows in all: it must leave results in sight. */
const MOST_SHOWN = 7;
const suggestionsFor = async (q: string, signal: AbortSignal): Promise<SuggestionGroup[]> => {
  const answer = await call('GET /course-suggestions', { query: { q, limit: MOST_SHOWN }, signal });
  return (await loadSuggestions()).suggestionGroups(answer, MOST_SHOWN);
};

const NONE: SuggestionGroup[] = [];
