'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { fieldId } from '../controls/field-id';

/**
 * Gives the keyboard a place on the next page: when the element with the focus went away with the page that was left,
 * the focus goes to the field that the address names, to the element marked `data-arrival`, or to the h1. Once per
 * document, in the root layout.
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
  const field = namedField();
  const start =
    field ??
    document.querySelector<HTMLElement>('main [data-arrival]') ??
    document.querySelector<HTMLElement>('main h1');
  if (!start) return;
  if (!field) start.tabIndex = -1;
  // The router has scrolled to where the new page begins, or left it where it was on purpose.
  start.focus({ preventScroll: true });
}

/** The field at which a link into a form points: '#field-tests.ielts_overall'. */
function namedField(): HTMLElement | null {
  const id = location.hash.slice(1);
  const element = id.startsWith(fieldId('')) ? document.getElementById(id) : null;
  return element?.matches('input, select, textarea') ? element : null;
}
