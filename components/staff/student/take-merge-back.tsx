'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { MergeView } from '@/lib/contract/people/merging';
import { useChange } from '../use-change';

/** Takes a merge back, after asking. */
export function TakeMergeBack({ merge: { _id, keep, gone } }: { merge: MergeView }) {
  const [asking, setAsking] = useState(false);
  const { busy, refusal, attempt, run, clear } = useChange(() => setAsking(false));
  const close = () => {
    setAsking(false);
    clear();
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        Take back…
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        onConfirm={() => run(() => call('DELETE /merges/{id}', { params: { id: _id } }))}
        title="Take the merge back?"
        text={
          <span className="wrap-anywhere">
            {`What came from ${gone.name} goes back there, unless it was changed since. What is new stays with ${keep.name}.`}
          </span>
        }
        confirmLabel="Take back"
        busy={busy}
      >
        {refusal && (
          <FormErrorSummary title="Not taken back" errors={[{ message: refusal.message }]} attempt={attempt} />
        )}
      </ConfirmDialog>
    </>
  );
}
