'use client';

import { useRouter } from 'next/navigation';
import { rereadPage } from '@/lib/api/network';
import { toast } from './toast';
import { useRun } from './use-run';

/** One press of a button: runs what it does once at a time, says how that went, and shows what came of it on the page. */
export function usePress() {
  const router = useRouter();
  const { busy, run } = useRun();

  /** @param act what the press does; it gives what is said of it */
  const press = (act: () => Promise<string>) =>
    run(
      async () => {
        toast.success(await act());
        rereadPage(router);
      },
      ({ status, message }) => {
        toast.error(message);
        // Of several calls some may be done. Without a network a page that is read again would be gone.
        if (status > 0) rereadPage(router);
      },
    );
  return { busy, press };
}
