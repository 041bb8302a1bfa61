'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { call } from '@/lib/api/client';

/** The student undoes an acceptance that their agency gave for them. */
export function UndoAcceptance({ applicationId, until }: { applicationId: string; until: string }) {
  const { change, open, ask } = useAsking();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1 basis-64">
        Your agency accepted this offer for you. You can undo this within 48 hours, until {until}.
      </p>
      <Button size="sm" variant="secondary" onClick={ask}>
        Undo the acceptance
      </Button>
      <AskDialog
        notDone="Couldn’t undo"
        open={open}
        onConfirm={() =>
          change.run(() => call('DELETE /applications/{id}/offer/reply', { params: { id: applicationId } }))
        }
        title="Undo the acceptance?"
        text="The offer will wait for your own reply, and your agency can no longer reply for you. We’ll notify your agency and our team."
        confirmLabel="Undo the acceptance"
        change={change}
      />
    </div>
  );
}
