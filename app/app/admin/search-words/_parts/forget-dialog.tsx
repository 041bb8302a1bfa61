'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { call } from '@/lib/api/client';

/** Deletes the counts of a text that was not found. */
export function ForgetDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const change = useChange(onClose);
  return (
    <AskDialog
      notDone="Couldn’t delete"
      open
      onClose={onClose}
      onConfirm={() => change.run(() => call('DELETE /missed-searches', { body: { text } }))}
      title={`Delete the counts of “${text}”?`}
      text="It reappears if someone searches for it again."
      confirmLabel="Delete"
      change={change}
    />
  );
}
