'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';

/**
 * Gives the keyboard a place on the next page: when the element with the focus went away with the page that was left,
 * the focus goes to the element marked `data-arrival`, or to the h1. Once per document, in the root layout.
 */
export function ArrivalFocus() {
  return (
    <Suspense>
      <Watch />
    </Suspense>
  );
}

function Watch() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const shownAddress = useRef(address);
  useEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    return arrive();
  }, [address]);
  return null;
}

/**
 * Gives the focus its place, and again when that place goes away, as the heading of a skeleton does once the page behind
 * it has come; until a key or the pointer is pressed. Returns the function that ends it.
 */
function arrive(): () => void {
  const observer = new MutationObserver(settleFocus);
  const end = () => {
    observer.disconnect();
    for (const kind of PRESSES) document.removeEventListener(kind, end, true);
  };
  for (const kind of PRESSES) document.addEventListener(kind, end, true);
  settleFocus();
  observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

const PRESSES = ['keydown', 'pointerdown'] as const;

/** Gives the focus a place on the page in sight when it has none. */
export function settleFocus(): void {
  const active = document.activeElement;
  if (active && active !== document.body && active.checkVisibility()) return;
  const start =
    document.querySelector<HTMLElement>('main [data-arrival]') ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  start.tabIndex = -1;
  // The router has scrolled to where the new page begins, or left it where it was on purpose.
  start.focus({ preventScroll: true });
}
