'use client';

import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';

const SuggestWindow = late(async () => (await import('./suggest-window')).SuggestWindow);

/** The button that suggests a course to the student. */
export function SuggestCourse(to: { studentId: string; name: string }) {
  return (
    <LateOpener window={SuggestWindow} of={to} size="sm" variant="secondary">
      Suggest a course…
    </LateOpener>
  );
}
