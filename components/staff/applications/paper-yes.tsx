'use client';

import { Suspense } from 'react';
import { Button } from '@/components/ui/controls/button';
import { late } from '@/components/ui/windows/late';
import { useLateWindow } from '@/components/ui/windows/use-late-window';

const PaperYesWindow = late(async () => (await import('./paper-yes-window')).PaperYesWindow);

/** The button by which staff record that the student said yes on paper. */
export function PaperYes({ applicationId }: { applicationId: string }) {
  const shown = useLateWindow();
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-3" {...PaperYesWindow.soon} onClick={shown.start}>
        Paper consent…
      </Button>
      <Suspense>{shown.isThere && <PaperYesWindow applicationId={applicationId} {...shown.props} />}</Suspense>
    </>
  );
}
