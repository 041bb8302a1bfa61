'use client';

import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { Cases } from './hand-over-dialog';

/** Takes one case for the viewer, unless another was faster, and reads the page again. */
export function useTake(viewerId: string) {
  const router = useRouter();
  const { busy, run } = useRun();
  const take = async (of: Cases['of'], seen: { _id: string; from: string | null }) => {
    await run(async () => {
      const body = { of, cases: [seen], to: viewerId };
      const { success, results } = await call('POST /staff/hand-over', { body });
      if (success) toast.success('Assigned to you.');
      else toast.error(results[0]?.message ?? 'We couldn’t assign it to you. Please try again.');
    });
    rereadPage(router);
  };
  return { busy, take };
}
