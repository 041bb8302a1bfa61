import { useEffect, useState } from 'react';

/** A pause in typing, in ms, after which the answer is asked for. */
const PAUSE = 120;
/** Fewer characters could mean anything. */
const LEAST_CHARACTERS = 2;

/**
 * The answer to what is being typed, and which text it is of; null for less than two characters. While more is typed the last answer stays,
 * until that for the newest text is there; older calls are aborted. A call that fails leaves it: the page of the search says that itself.
 * @param ask the same function every time
 */
export function useTypedAnswer<T>(
  typed: string,
  ask: (text: string, signal: AbortSignal) => Promise<T>,
): { of: string; found: T } | null {
  const text = typed.trim();
  const isAsked = text.length >= LEAST_CHARACTERS;
  const [answer, setAnswer] = useState<{ of: string; found: T } | null>(null);
  useEffect(() => {
    if (!isAsked) {
      setAnswer(null);
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      ask(text, signal)
        .then((found) => !signal.aborted && setAnswer({ of: text, found }))
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isAsked, ask]);
  return isAsked ? answer : null;
}
