'use client';

import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';

const AddressWindow = late(async () => (await import('./address-window')).AddressWindow);

/** The button by which a helper or staff enter the own address of a student who has confirmed none. */
export function EnterAddress(of: { studentId: string; name: string; email: string }) {
  return (
    <LateOpener window={AddressWindow} of={of} size="sm" variant="secondary">
      {of.email ? 'Correct their email…' : 'Enter their email…'}
    </LateOpener>
  );
}
