'use client';

import { late } from '@/components/ui/windows/late';
import { LateOpener } from '@/components/ui/windows/late-opener';

export interface Account {
  _id: string;
  name: string;
  email: string;
  mobile: string;
}

export interface MergeStudentProps {
  student: Account;
  /** Other students with the same number. */
  alike: readonly Account[];
}

const MergeWindow = late(async () => (await import('./merge-window')).MergeWindow);

/** The button that merges another account of the same person, and which have the same number. */
export function MergeStudent(of: MergeStudentProps) {
  return (
    <>
      {of.alike.length > 0 && (
        <p className="mb-3 text-sm wrap-anywhere">
          {`Same number: ${of.alike.map(({ name, email }) => `${name} (${email})`).join(', ')}.`}
        </p>
      )}
      <LateOpener window={MergeWindow} of={of} size="sm" variant="secondary">
        Merge another account…
      </LateOpener>
    </>
  );
}
