'use client';

import { useRef, useState } from 'react';
import { asRefusal, type CallError } from '@/lib/api/client';
import { toast } from './toast';

/** Work that waits for the server, once at a time: `busy` while it is under way. */
export function useRun() {
  const [busy, setBusy] = useState(false);
  // State is one render late for the second press of a double click.
  const underway = useRef(false);

  /** @param onRefused why it wasn't done: a toast says it unless this does */
  const run = async (
    work: () => Promise<unknown>,
    onRefused: (why: CallError) => void = ({ message }) => toast.error(message),
  ) => {
    if (underway.current) return;
    underway.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      onRefused(asRefusal(error, 'This didn’t work. Please try again.'));
    } finally {
      underway.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
