'use client';

import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { rereadPage } from '@/lib/api/network';

/** Runs a call about this upload, then shows the page anew; a refusal is said in a toast, and shown too. */
export function useImportCall() {
  const router = useRouter();
  const reread = () => rereadPage(router);
  const { busy, run } = useRun();
  const runCall = (work: () => Promise<unknown>, after = reread): Promise<void> =>
    run(
      () => work().then(after),
      ({ message }) => {
        toast.error(message);
        reread();
      },
    );
  return { busy, run: runCall };
}
