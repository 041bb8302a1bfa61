import { type RefObject, useEffect, useState } from 'react';

/**
 * An error for as long as it speaks of what is in the box: from the first change on it may be mended, so it is left out
 * until the form is submitted again or says something else.
 */
export function useStandingError(error: string | undefined, box: RefObject<HTMLElement | null>): string | undefined {
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    setIsAnswered(false);
    const control = box.current;
    if (!error || !control) return;
    const listening = new AbortController();
    const { signal } = listening;
    control.addEventListener('input', () => setIsAnswered(true), { signal });
    control.closest('form')?.addEventListener('submit', () => setIsAnswered(false), { signal, capture: true });
    return () => listening.abort();
  }, [error, box]);
  return isAnswered ? undefined : error;
}
