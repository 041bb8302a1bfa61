'use client';

import { useRouter } from 'next/navigation';
import type { LiveKind } from '@/lib/contract/messages/live';
import { useLive } from './use-live';

/** Refreshes the page from the server at live events of these kinds. */
export function LiveRefresh({ kinds }: { kinds: readonly LiveKind[] }) {
  const router = useRouter();
  useLive(({ kind }) => kinds.includes(kind) && router.refresh(), router.refresh);
  return null;
}
