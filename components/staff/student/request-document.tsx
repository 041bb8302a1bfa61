'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { late } from '@/components/ui/windows/late';

const RequestWindow = late(async () => (await import('./request-window')).RequestWindow);

export interface RequestDocumentProps {
  studentId: string;
  /** The open ones. */
  applications: readonly { _id: string; course: string; university: string }[];
}

/** The button that asks the student for a document. */
export function RequestDocument(of: RequestDocumentProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" {...RequestWindow.soon} onClick={() => setOpen(true)}>
        Request a document…
      </Button>
      <Suspense>{open && <RequestWindow {...of} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
