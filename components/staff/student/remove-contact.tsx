'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { call } from '@/lib/api/client';
import { useAsking } from '../use-change';

/** Takes a contact that was noted by hand away, after asking. */
export function RemoveContact({ studentId, contactId }: { studentId: string; contactId: string }) {
  const { change, open, ask } = useAsking();
  const params = { id: studentId, contactId };
  return (
    <>
      <button
        type="button"
        onClick={ask}
        className="mt-1 text-fine text-muted underline underline-offset-3 hover:text-ink"
      >
        Remove
      </button>
      <AskDialog
        notDone="Couldn’t remove"
        open={open}
        onConfirm={() => change.run(() => call('DELETE /students/{id}/contacts/{contactId}', { params }))}
        title="Remove this entry?"
        text="The entry will be removed for all staff."
        confirmLabel="Remove"
        destructive
        change={change}
      />
    </>
  );
}
