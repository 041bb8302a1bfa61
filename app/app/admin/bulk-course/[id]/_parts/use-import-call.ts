'use client';

import { useRouter } from 'next/navigation';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { rereadPage } from '@/lib/api/network';

/** Runs a call about this upload, then shows the page anew; a refusal is said in a toast, and shown too. */
export function useImportCall() {
  const router = useRouter();
  const once = useRun();
  const run = (work: () => Promise<unknown>, after: () => void = () => rereadPage(router)): Promise<void> =>
    once.run(
      async () => {
        await work();
        after();
      },
      ({ message }) => {
        toast.error(message);
        rereadPage(router);
      },
    );
  return { busy: once.busy, run };
}
