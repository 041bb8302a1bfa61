'use client';

import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';

const PaperYesWindow = late(async () => (await import('./paper-yes-window')).PaperYesWindow);

/** The button by which staff record that the student said yes on paper. */
export function PaperYes({ applicationId }: { applicationId: string }) {
  return (
    <LateOpener window={PaperYesWindow} of={{ applicationId }} size="sm" variant="secondary" className="mt-3">
      Paper consent…
    </LateOpener>
  );
}
