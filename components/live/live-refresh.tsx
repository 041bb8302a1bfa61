'use client';

import { useRouter } from 'next/navigation';
import type { LiveKind } from '@/lib/contract/messages/live';
import { useLive } from './use-live';

/** Has the server draw the page anew when one of these happens to its viewer. */
export function LiveRefresh({ kinds }: { kinds: readonly LiveKind[] }) {
  const router = useRouter();
  useLive(({ kind }) => kinds.includes(kind) && router.refresh(), router.refresh);
  return null;
}
