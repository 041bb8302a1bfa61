import { type RefObject, useEffect, useState } from 'react';

/**
 * An error for as long as what it speaks of is in the box: once that is changed it may be mended, so it is left out until
 * it is typed again, or the form is submitted and still at fault.
 */
export function useStandingError(error: string | undefined, box: RefObject<HTMLElement | null>): string | undefined {
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    setIsAnswered(false);
    const control = box.current;
    if (!error || !control) return;
    let refused = contentOf(control);
    const compare = () => setIsAnswered(contentOf(control) !== refused);
    const submit = () => {
      refused = contentOf(control);
      setIsAnswered(false);
    };
    const listening = new AbortController();
    control.addEventListener('input', compare, { signal: listening.signal });
    control.closest('form')?.addEventListener('submit', submit, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [error, box]);
  return isAnswered ? undefined : error;
}

/** All that can be changed inside: what is typed, chosen or ticked. */
function contentOf(box: HTMLElement): string {
  const controls = [...box.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  const written = box.querySelector('[contenteditable]')?.textContent ?? '';
  return JSON.stringify([written, ...controls.map(({ value, checked }) => [value, checked])]);
}
