'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { asRefusal, call } from '@/lib/api/client';

/** Deletes what the student has sent, after asking. */
export function TakeBack({ id, list }: { id: string; list: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const { message } = await call('DELETE /practice-sent/{id}', { params: { id } });
      toast.success(message);
      router.push(list);
    } catch (error) {
      toast.error(asRefusal(error, 'Your work was not deleted.').message);
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Delete…
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title="Delete this work?"
        text="The work and its comments are deleted. Your counsellor can’t see them any more."
        confirmLabel="Delete"
        destructive
        busy={busy}
      />
    </>
  );
}
