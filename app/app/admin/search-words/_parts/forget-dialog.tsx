'use client';

import { useChange } from '@/components/staff/use-change';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';

/** Deletes the counts of a text that was not found. */
export function ForgetDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { busy, refusal, attempt, run } = useChange(onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => run(() => call('DELETE /missed-searches', { body: { text } }))}
      title={`Delete the counts of “${text}”?`}
      text="It comes back when it is looked for again."
      confirmLabel="Delete"
      busy={busy}
    >
      {refusal && <FormErrorSummary title="Not deleted" errors={[{ message: refusal.message }]} attempt={attempt} />}
    </ConfirmDialog>
  );
}
