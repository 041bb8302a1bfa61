'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { serverAnswers } from '@/lib/api/network';
import type { LiveEvent, LiveKind, LiveRecord } from '@/lib/contract/messages/live';
import { isLive } from './live';
import { useLive } from './use-live';

export interface Follows {
  /** The kinds of records that the page shows. */
  records?: readonly LiveRecord[];
  /** Only changes of the record with this id, or of what belongs to this student. */
  of?: string;
  /** Other events that change what the page shows. */
  kinds?: readonly LiveKind[];
}

/** The browser's half of `LiveRefresh`. `madeAt`: when the server made the page, ms by its clock. */
export function Refresher({ records = [], of, kinds = [], madeAt }: Follows & { madeAt: number }) {
  const refresh = useRefresh();
  const concerns = ({ kind, payload }: LiveEvent) => {
    if (kind !== 'changed') return kinds.includes(kind);
    return records.includes(payload.record) && (of === undefined || of === payload.id || of === payload.userId);
  };
  // A page out of sight is read again when it comes back into sight.
  const follow = () => document.visibilityState === 'visible' && refresh();
  // Without a server, Next would leave the page for the browser's own error page.
  const reread = async () => (isLive() || (await serverAnswers())) && follow();
  useLive((event) => concerns(event) && follow(), reread, { madeAt, concerns });
  return null;
}

/** The least time between two refreshes of a page, for bursts. */
const GAP_MS = 400;

/** Refreshes the page from the server, one refresh at a time: asked again meanwhile, however often, it does so once more. */
function useRefresh(): () => void {
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
