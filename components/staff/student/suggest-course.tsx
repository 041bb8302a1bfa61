'use client';

import { Suspense } from 'react';
import { Button } from '@/components/ui/controls/button';
import { late } from '@/components/ui/windows/late';
import { useLateWindow } from '@/components/ui/windows/use-late-window';

const SuggestWindow = late(async () => (await import('./suggest-window')).SuggestWindow);

/** The button that suggests a course to the student. */
export function SuggestCourse(to: { studentId: string; name: string }) {
  const shown = useLateWindow();
  return (
    <>
      <Button size="sm" variant="secondary" {...SuggestWindow.soon} onClick={shown.start}>
        Suggest a course…
      </Button>
      <Suspense>{shown.isThere && <SuggestWindow {...to} {...shown.props} />}</Suspense>
    </>
  );
}
