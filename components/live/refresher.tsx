'use client';

import { serverAnswers } from '@/lib/api/network';
import type { LiveEvent, LiveKind, LiveRecord } from '@/lib/contract/messages/live';
import { isLive } from './live';
import { useLive } from './use-live';
import { useRefresh } from './use-refresh';

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
