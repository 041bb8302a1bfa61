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

/** Waits for the page behind its skeleton, unless the focus finds another place first. Returns the function that ends the waiting. */
function arrive(): (() => void) | undefined {
  if (settleFocus()) return;
  const observer = new MutationObserver(() => settleFocus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Gives the focus a place on the page in sight when it has none. False when there is no place yet. */
export function settleFocus(): boolean {
  const active = document.activeElement;
  if (active && active !== document.body && active.checkVisibility()) return true;
  const start =
    document.querySelector<HTMLElement>('main [data-arrival]') ?? document.querySelector<HTMLElement>('main h1');
  if (!start) return false;
  start.tabIndex = -1;
  // The router has scrolled to where the new page begins, or left it where it was on purpose.
  start.focus({ preventScroll: true });
  return true;
}
