'use client';

import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';

const NoteWindow = late(async () => (await import('./note-window')).NoteWindow);

/** The button that notes a call or a meeting. */
export function NoteContact(of: { studentId: string }) {
  return (
    <LateOpener window={NoteWindow} of={of} size="sm" variant="secondary">
      Log a contact…
    </LateOpener>
  );
}
