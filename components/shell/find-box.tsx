'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useSlash } from '@/components/ui/controls/use-slash';
import { useTypedAnswer } from '@/components/ui/controls/use-typed-answer';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { classNames } from '@/components/ui/layout/class-names';
import { late } from '@/components/ui/windows/late';
import { call } from '@/lib/api/client';
import type { HitGroup } from '@/lib/contract/people/find';
import { counted } from '@/lib/domain/texts/counted';

const FindList = late(async () => (await import('./find-list')).FindList);

const ID = 'find';
const LIST_ID = `${ID}-list`;
const LONGEST = 100;

interface FindBoxProps {
  /** The page that searches courses: where Enter leads while no hit is marked. */
  href: string;
  /** What it finds: 'Search courses', 'Search everything'. */
  label: string;
}

/**
 * The box in the top bar: it finds whatever its reader may read, and courses. The key `/` leads into it from anywhere outside a text box,
 * except on pages whose own box is the search of courses. Arrows mark a hit, Enter opens it, Escape closes the list, then empties the box.
 */
export function FindBox({ href, label }: FindBoxProps) {
  const router = useRouter();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const answer = useTypedAnswer(isOpen ? text : '', hitsFor);
  const groups = answer?.found ?? NONE;
  const hits = groups.flatMap(({ hits: members }) => members);
  const isShown = isOpen && (hits.length > 0 || answer?.of === text.trim());
  useSlash(boxOfBar);

  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const leave = (to: string) => {
    close();
    setText('');
    box.current?.blur();
    startLoadingBar();
    router.push(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const places = hits.length + 1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        setOpen(true);
        setMarked(((marked + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
        break;
      case 'Enter':
        if (text.trim() === '') return;
        leave(hits[marked]?.href ?? `${href}?q=${encodeURIComponent(text.trim())}`);
        break;
      case 'Escape':
        if (isShown) close();
        else if (text) setText('');
        else box.current?.blur();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    <search className="group/find relative max-sm:static">
      <label
        className={classNames(
          'flex h-9 w-64 cursor-text items-center gap-2 rounded-control border border-control bg-raised px-3 text-sm',
          'focus-within:border-brand focus-within:outline-2 focus-within:outline-brand',
          'max-sm:size-10 max-sm:justify-center max-sm:border-transparent max-sm:bg-transparent max-sm:px-0',
          // On phones the icon becomes the box, over the whole bar.
          'max-sm:focus-within:absolute max-sm:focus-within:inset-x-2 max-sm:focus-within:top-2 max-sm:focus-within:z-10',
          'max-sm:focus-within:w-auto max-sm:focus-within:justify-start max-sm:focus-within:border-brand',
          'max-sm:focus-within:bg-raised max-sm:focus-within:px-3',
        )}
      >
        <Search aria-hidden className="size-4 shrink-0 text-muted max-sm:size-5" />
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label={label}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={isShown && hits.length > 0}
          aria-controls={isShown && hits.length > 0 ? LIST_ID : undefined}
          aria-activedescendant={marked < 0 ? undefined : `${LIST_ID}-${marked}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST}
          placeholder={label}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setMarked(-1);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => FindList.load()}
          onBlur={close}
          className={classNames(
            'min-w-0 flex-1 bg-transparent max-sm:text-base outline-none placeholder:text-muted max-sm:w-0 max-sm:flex-none max-sm:opacity-0',
            'max-sm:group-focus-within/find:w-auto max-sm:group-focus-within/find:flex-1 max-sm:group-focus-within/find:opacity-100',
          )}
        />
        <kbd
          aria-hidden
          className="rounded-[4px] border border-line px-1.5 font-sans text-xs leading-5 text-muted max-sm:hidden"
        >
          /
        </kbd>
      </label>
      <Suspense>
        {isShown && <FindList id={LIST_ID} groups={groups} text={text.trim()} marked={marked} onChoose={leave} />}
      </Suspense>
      <p role="status" className="sr-only">
        {isShown &&
          (hits.length
            ? counted(hits.length, 'result, arrow down to reach it', 'results, arrow down to reach them')
            : 'No results')}
      </p>
    </search>
  );
}

const hitsFor = async (q: string, signal: AbortSignal) => (await call('GET /find', { query: { q }, signal })).groups;
const NONE: HitGroup[] = [];

/** The box of the bar; on the search of courses the key leads to that page's own. */
const boxOfBar = () =>
  document.querySelector('main [role=combobox][name=q]')
    ? null
    : document.querySelector<HTMLElement>('header [role=combobox]');
