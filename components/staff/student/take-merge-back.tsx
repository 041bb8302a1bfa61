'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { Button } from '@/components/ui/buttons/button';
import { call } from '@/lib/api/client';
import type { MergeView } from '@/lib/contract/people/merging';
import { useAsking } from '../use-change';

/** Takes a merge back, after asking. */
export function TakeMergeBack({ merge: { _id, keep, gone } }: { merge: MergeView }) {
  const { change, open, ask } = useAsking();
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        Undo merge…
      </Button>
      <AskDialog
        notDone="Couldn’t undo"
        open={open}
        onConfirm={() => change.run(() => call('DELETE /merges/{id}', { params: { id: _id } }))}
        title="Undo the merge?"
        text={
          <span className="wrap-anywhere">
            {`Everything from ${gone.name} moves back, unless it has been changed since. New data stays with ${keep.name}.`}
          </span>
        }
        confirmLabel="Undo merge"
        change={change}
      />
    </>
  );
}
