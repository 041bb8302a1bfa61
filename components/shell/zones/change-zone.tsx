'use client';

import { Suspense } from 'react';
import { late } from '@/components/ui/windows/late';
import { useLateWindow } from '@/components/ui/windows/use-late-window';

const ZoneWindow = late(async () => (await import('./zone-window')).ZoneWindow);

/** The button beside the place that days are counted in: it opens the choice of another. */
export function ChangeZone({ timeZone }: { timeZone: string }) {
  const shown = useLateWindow();
  return (
    <>
      <button
        type="button"
        aria-label="Change your time zone"
        {...ZoneWindow.soon}
        onClick={shown.start}
        className="inline-block font-medium text-brand-ink underline underline-offset-4"
      >
        Change
      </button>
      <Suspense>{shown.isThere && <ZoneWindow timeZone={timeZone} {...shown.props} />}</Suspense>
    </>
  );
}
