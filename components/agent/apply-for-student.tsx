'use client';

import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';
import type { YearChoice } from '@/lib/contract/applications/applications';

const ApplyWindow = late(async () => (await import('./apply-window')).ApplyWindow);

export interface ApplyForStudentProps {
  courseId: string;
  /** The course and its university, in words. */
  what: string;
  /** The years and months the course can be applied for. */
  choices: readonly YearChoice[];
}

/** The button by which an agent applies for students of theirs. The page is a student's too, who needs nothing of it. */
export function ApplyForStudent(of: ApplyForStudentProps) {
  return (
    <LateOpener window={ApplyWindow} of={of}>
      Apply for student
    </LateOpener>
  );
}
