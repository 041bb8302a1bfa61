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
    settleFocus();
  }, [address]);
  return null;
}

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
