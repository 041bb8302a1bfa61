'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { CallError } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import { toast } from './toast';

/** One press of a button: runs what it does once at a time, says how that went, and shows what came of it on the page. */
export function usePress() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  // State is one render late for the second press of a double click.
  const underway = useRef(false);

  /** @param act what the press does; it gives what is said of it */
  const press = async (act: () => Promise<string>) => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      toast.success(await act());
      rereadPage(router);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
      // Of several calls some may be done. Without a network a page that is read again would be gone.
      if (error.status > 0) rereadPage(router);
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };
  return { busy, press };
}
