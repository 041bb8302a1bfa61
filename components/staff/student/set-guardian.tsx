'use client';

import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';

const GuardianWindow = late(async () => (await import('./guardian-window')).GuardianWindow);

/** The button by which staff say who confirms for a student under 18. */
export function SetGuardian(of: { studentId: string; name: string; email: string; dob: string }) {
  return (
    <LateOpener window={GuardianWindow} of={of} size="sm" variant="secondary">
      {of.email ? 'Change…' : 'Add…'}
    </LateOpener>
  );
}
