'use client';

import { Suspense } from 'react';
import { Button } from '@/components/ui/controls/button';
import { late } from '@/components/ui/windows/late';
import { useLateWindow } from '@/components/ui/windows/use-late-window';

const GuardianWindow = late(async () => (await import('./guardian-window')).GuardianWindow);

/** The button by which staff say who confirms for a student under 18. */
export function SetGuardian(of: { studentId: string; name: string; email: string; dob: string }) {
  const shown = useLateWindow();
  return (
    <>
      <Button size="sm" variant="secondary" {...GuardianWindow.soon} onClick={shown.start}>
        {of.email ? 'Change…' : 'Add…'}
      </Button>
      <Suspense>{shown.isThere && <GuardianWindow {...of} {...shown.props} />}</Suspense>
    </>
  );
}
