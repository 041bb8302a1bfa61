'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Align, placeBeside } from './place-beside';

/**
 * Ties a native popover to the element it belongs to: keeps it beside that element while open, and returns whether it is
 * open. The popover attribute brings the top layer, light dismiss, Escape and the focus's return.
 */
export function useFloating<Anchor extends HTMLElement>(
  align: Align,
): { anchor: RefObject<Anchor | null>; panel: RefObject<HTMLDivElement | null>; open: boolean } {
  const anchor = useRef<Anchor>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const floating = panel.current;
    if (!floating) return;
    const onToggle = (event: ToggleEvent) => setOpen(event.newState === 'open');
    floating.addEventListener('toggle', onToggle);
    return () => floating.removeEventListener('toggle', onToggle);
  }, []);

  usePlacedBeside(anchor, panel, open, align);
  return { anchor, panel, open };
}

/** Keeps a panel beside its anchor while it is open. */
export function usePlacedBeside(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  align: Align,
): void {
  useEffect(() => {
    const floating = panel.current;
    if (!open || !floating) return;
    const place = () => {
      if (!anchor.current) return;
      const { left, top } = placeBeside(
        anchor.current.getBoundingClientRect(),
        { width: floating.offsetWidth, height: floating.offsetHeight },
        { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
        align,
      );
      floating.style.left = `${left}px`;
      floating.style.top = `${top}px`;
      floating.style.visibility = 'visible';
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(floating);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      floating.style.visibility = '';
    };
  }, [anchor, panel, open, align]);
}

/** Classes of a floating panel. Invisible until placed, or it would flash in the corner. */
export const FLOATING =
  'fixed inset-auto m-0 invisible rounded-card border border-line bg-raised p-0 text-sm shadow-float max-w-[calc(100vw-1rem)]';
