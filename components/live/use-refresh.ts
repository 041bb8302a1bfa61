'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';

/** The least time between two refreshes of a page, for bursts. */
const GAP_MS = 400;

/** Refreshes the page from the server, one refresh at a time: asked again meanwhile, however often, it does so once more. */
export function useRefresh(): () => void {
  const router = useRouter();
  const [isRefreshing, start] = useTransition();
  const [isAskedAgain, setAskedAgain] = useState(false);

  useEffect(() => {
    if (isRefreshing || !isAskedAgain) return;
    const timer = setTimeout(() => {
      setAskedAgain(false);
      start(() => refreshOnline(router));
    }, GAP_MS);
    return () => clearTimeout(timer);
  }, [isRefreshing, isAskedAgain, router]);

  return () => (isRefreshing ? setAskedAgain(true) : start(() => refreshOnline(router)));
}

/** Without a network Next would leave the page for the browser's own error page: it is read again when that is back. */
function refreshOnline(router: { refresh(): void }): void {
  if (navigator.onLine) router.refresh();
  else addEventListener('online', () => router.refresh(), { once: true });
}
