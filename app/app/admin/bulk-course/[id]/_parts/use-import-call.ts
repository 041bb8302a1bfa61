'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { CallError } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

/** Runs a call about this upload, then shows the page anew; a refusal is said in a toast, and shown too. */
export function useImportCall() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, after: () => void = () => rereadPage(router)): Promise<void> => {
    setBusy(true);
    try {
      await work();
      after();
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
      rereadPage(router);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
