'use client';

import { Suspense, useState } from 'react';
import { useSelection } from '@/components/staff/selection';
import { Button } from '@/components/ui/controls/button';
import { late } from '@/components/ui/windows/late';
import type { CareChoices } from '@/lib/contract/people/agency';

const AssignDialog = late(async () => (await import('./assign-dialog')).AssignDialog);

/** Gives the chosen students to a colleague or a branch; only below `SelectionOf`. */
export function BulkAssign({ care }: { care: CareChoices }) {
  const { chosen, chooseAll } = useSelection();
  const [students, setStudents] = useState<readonly string[]>();
  return (
    <>
      {chosen.length > 0 && (
        <Button size="sm" variant="secondary" {...AssignDialog.soon} onClick={() => setStudents(chosen)}>
          Assign…
        </Button>
      )}
      <Suspense>
        {students && (
          <AssignDialog
            students={students}
            care={care}
            onClose={() => setStudents(undefined)}
            onDone={() => chooseAll(false)}
          />
        )}
      </Suspense>
    </>
  );
}
