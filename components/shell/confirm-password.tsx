'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import { late } from '@/components/ui/windows/late';
import { askForPasswordBy } from '@/lib/api/client';

/** Few visits need it: its scripts come when it is asked for. */
const ConfirmWindow = late(async () => (await import('./confirm-window')).ConfirmWindow);

/** Asks for the password, or a passkey, when a call needs it again; the call then goes on by itself. Stands once in the shell. */
export function ConfirmPassword() {
  const [asked, setAsked] = useState(0);
  const [open, setOpen] = useState(false);
  const waiting = useRef<((given: boolean) => void)[]>([]);

  useEffect(
    () =>
      askForPasswordBy(
        () =>
          new Promise((resolve) => {
            // What is being typed stays when a second call asks meanwhile.
            if (waiting.current.push(resolve) > 1) return;
            setAsked((times) => times + 1);
            setOpen(true);
          }),
      ),
    [],
  );
  const settle = (given: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(given);
  };
  return <Suspense>{asked > 0 && <ConfirmWindow key={asked} open={open} onSettle={settle} />}</Suspense>;
}
