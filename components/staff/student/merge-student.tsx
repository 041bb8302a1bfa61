'use client';

import { Suspense } from 'react';
import { Button } from '@/components/ui/controls/button';
import { late } from '@/components/ui/windows/late';
import { useLateWindow } from '@/components/ui/windows/use-late-window';

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
  const shown = useLateWindow();
  return (
    <>
      {of.alike.length > 0 && (
        <p className="mb-3 text-sm wrap-anywhere">
          {`Same number: ${of.alike.map(({ name, email }) => `${name} (${email})`).join(', ')}.`}
        </p>
      )}
      <Button size="sm" variant="secondary" {...MergeWindow.soon} onClick={shown.start}>
        Merge another account…
      </Button>
      <Suspense>{shown.isThere && <MergeWindow {...of} {...shown.props} />}</Suspense>
    </>
  );
}
