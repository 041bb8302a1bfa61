'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** How long the pointer or the focus rests on a link before it is taken for an intent: crossing a menu asks for nothing. */
const RESTS_MS = 60;

/**
 * Loads the frame of a page while the visitor is about to open it: its link is pointed at, touched, or has the focus. One per
 * shell, for all links into the signed-in areas. What changes only the query of this page has no frame to load.
 */
export function PrefetchOnIntent() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event) => {
      clearTimeout(timer);
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leadsIntoAnArea(link)) return;
      const wait = event instanceof PointerEvent && event.pointerType === 'touch' ? 0 : RESTS_MS;
      timer = setTimeout(() => router.prefetch(link.pathname + link.search), wait);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [router]);
  return null;
}

function leadsIntoAnArea({ origin, pathname, target }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname.startsWith('/app/') && pathname !== location.pathname && !target;
}
