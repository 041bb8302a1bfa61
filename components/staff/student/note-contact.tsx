'use client';

import { Suspense } from 'react';
import { Button } from '@/components/ui/controls/button';
import { late } from '@/components/ui/windows/late';
import { useLateWindow } from '@/components/ui/windows/use-late-window';

const NoteWindow = late(async () => (await import('./note-window')).NoteWindow);

/** The button that notes a call or a meeting. */
export function NoteContact(of: { studentId: string }) {
  const shown = useLateWindow();
  return (
    <>
      <Button size="sm" variant="secondary" {...NoteWindow.soon} onClick={shown.start}>
        Log a contact…
      </Button>
      <Suspense>{shown.isThere && <NoteWindow {...of} {...shown.props} />}</Suspense>
    </>
  );
}
