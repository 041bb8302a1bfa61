'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asRefusal } from '@/lib/api/client';
import type { ApplicantProfile } from '@/lib/engines/eligibility/fit';
import { askedAnswer, cacheAnswer, cachedAnswer, type SearchAnswer } from './answers';
import type { HelpfulDrop } from './helpful-drop';
import type { Kept } from './keep-course';
import { addressOf, type CourseQuery, changed, readQuery } from './search-address';

/** What the server rendered the page with. */
export interface FirstAnswer {
  query: CourseQuery;
  answer: SearchAnswer;
  /** Where nothing was found: the filter whose removal would help most. */
  drop: HelpfulDrop | null;
  /** What the viewer brings, for a signed-in student with test scores. */
  applicant: ApplicantProfile | null;
  /** The student whom the search is for, where that is not the viewer. */
  student?: string;
  /** Where scores can be entered that are not there yet: by a visitor on the page, by a student in the profile. */
  asks: 'visitor' | 'profile' | null;
  /** Null for visitors. */
  saved: Kept | null;
}

/** An answer with the search it answers. */
export interface Shown {
  query: CourseQuery;
  address: string;
  answer: SearchAnswer;
}

/** How long after the last key the address bar follows, in ms: Safari refuses more than 100 changes in 30 s. */
const ADDRESS_DELAY = 350;

/**
 * The state of the search page: what is asked, what is shown, and the address bar in step with it.
 * `type` is for texts (the address is replaced after a pause), `choose` and `go` for single choices (a new entry in
 * the history). The newest search is always the one asked for; older calls are aborted.
 */
export function useCourseSearch(first: FirstAnswer) {
  const params = useSearchParams();
  const [query, setQuery] = useState(() => readQuery(params));
  const { shown, failure, answer } = useAnswer(first, query);
  const latest = useRef(query);
  const { flush, write, later, follows } = useAddress(query);

  const ask = useCallback(
    (next: CourseQuery) => {
      latest.current = next;
      // First the call, then the drawing: the server need not wait for that.
      answer(next);
      setQuery(next);
    },
    [answer],
  );
  const type = useCallback(
    (change: Partial<CourseQuery>) => {
      ask(changed(latest.current, change));
      later(addressOf(latest.current));
    },
    [ask, later],
  );
  const go = useCallback(
    (next: CourseQuery) => {
      flush();
      ask(next);
      write(addressOf(next), 'push');
    },
    [ask, flush, write],
  );
  const choose = useCallback((change: Partial<CourseQuery>) => go(changed(latest.current, change)), [go]);

  // Back, forward, and links of the page's frame that lead here.
  useEffect(() => {
    const there = readQuery(params);
    if (follows(addressOf(there))) ask(there);
  }, [params, ask, follows]);

  const address = addressOf(query);
  const retry = useCallback(() => answer(latest.current), [answer]);
  return {
    query,
    shown,
    isStale: address !== shown.address,
    failure: failure?.address === address ? failure.message : null,
    retry,
    type,
    choose,
    go,
    flush,
  };
}

/** What is shown, and `answer`, which shows the answer of a search or why there is none; a call for an earlier search is aborted. */
function useAnswer(first: FirstAnswer, query: CourseQuery) {
  const [shown, setShown] = useState<Shown>(() => firstShown(first, query));
  const [failure, setFailure] = useState<{ address: string; message: string } | null>(null);
  const shownAddress = useRef(shown.address);
  const asking = useRef<AbortController>(undefined);
  const { student = '' } = first;

  const answer = useCallback(
    (query: CourseQuery) => {
      asking.current?.abort();
      setFailure(null);
      const address = addressOf(query);
      const show = (answer: SearchAnswer) => {
        shownAddress.current = address;
        setShown({ query, address, answer });
      };
      if (address === shownAddress.current) return;
      const cached = cachedAnswer(student + address);
      if (cached) return show(cached);
      const controller = new AbortController();
      asking.current = controller;
      askedAnswer(query, controller.signal, student)
        .then((answer) => {
          if (controller.signal.aborted) return;
          cacheAnswer(student + address, answer);
          show(answer);
        })
        .catch((error) => {
          if (controller.signal.aborted) return;
          setFailure({ address, message: asRefusal(error, 'The courses were not loaded.').message });
        });
    },
    [student],
  );

  // What the page was rendered with may answer another search than its address.
  const atFirst = useRef(query);
  useEffect(() => {
    answer(atFirst.current);
    return () => asking.current?.abort();
  }, [answer]);
  return { shown, failure, answer };
}

function firstShown(first: FirstAnswer, query: CourseQuery): Shown {
  const address = addressOf(query);
  if (address === addressOf(first.query)) return { query, address, answer: first.answer };
  // The router brought an older rendering of the page back, for another address.
  const cached = cachedAnswer((first.student ?? '') + address);
  if (cached) return { query, address, answer: cached };
  return { query: first.query, address: addressOf(first.query), answer: first.answer };
}

/** Writes the address bar: now, or after a pause that the next write cuts short. */
function useAddress(first: CourseQuery) {
  const written = useRef(addressOf(first));
  const waiting = useRef<{ address: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  const write = useCallback((address: string, how: 'push' | 'replace') => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    if (address === written.current) return;
    written.current = address;
    const url = `${location.pathname}${address}`;
    if (how === 'push') history.pushState(null, '', url);
    else history.replaceState(null, '', url);
  }, []);
  const flush = useCallback(() => {
    if (waiting.current) write(waiting.current.address, 'replace');
  }, [write]);
  const later = useCallback(
    (address: string) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { address, timer: setTimeout(() => write(address, 'replace'), ADDRESS_DELAY) };
    },
    [write],
  );
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  /** Whether the search must follow to `address`: the browser is there and it was not us who went. */
  const follows = useCallback((address: string) => {
    if (address === written.current || address !== addressOf(readQuery(new URLSearchParams(location.search)))) {
      return false;
    }
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    written.current = address;
    return true;
  }, []);

  return { write, flush, later, follows };
}
