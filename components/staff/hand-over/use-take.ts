'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { Cases } from './hand-over-dialog';

/** Takes one case for the viewer, unless another was faster, and reads the page again. */
export function useTake(viewerId: string) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const take = async (of: Cases['of'], seen: { _id: string; from: string | null }) => {
    if (busy) return;
    setBusy(true);
    try {
      const body = { of, cases: [seen], to: viewerId };
      const { success, results } = await call('POST /staff/hand-over', { body });
      if (success) toast.success('You are in charge now.');
      else toast.error(results[0]?.message ?? 'Something went wrong.');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
      rereadPage(router);
    }
  };
  return { busy, take };
}
