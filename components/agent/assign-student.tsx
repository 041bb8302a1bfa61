'use client';

import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { late } from '@/components/ui/windows/late';
import type { CareChoices } from '@/lib/contract/agency/agency';

const AssignDialog = late(async () => (await import('./assign-dialog')).AssignDialog);

interface AssignStudentProps {
  id: string;
  care: CareChoices;
  now: { memberId: string | null; branchId: string | null };
}

/** A button that gives one student to a colleague or a branch. */
export function AssignStudent({ id, care, now }: AssignStudentProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" {...AssignDialog.soon} onClick={() => setOpen(true)}>
        Assign…
      </Button>
      <Suspense>{open && <AssignDialog id={id} care={care} now={now} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
