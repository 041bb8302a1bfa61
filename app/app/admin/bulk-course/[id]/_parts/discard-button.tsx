'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { useImportCall } from './use-import-call';

/** Forgets an upload that changed nothing, after asking. */
export function DiscardButton({ id }: { id: string }) {
  const router = useRouter();
  const { busy, run } = useImportCall();
  const [isAsking, setAsking] = useState(false);
  const discard = () =>
    run(
      () => call('DELETE /course-imports/{id}', { params: { id } }),
      () => router.push('/app/admin/bulk-course'),
    );
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={discard}
        busy={busy}
        title="Discard this upload?"
        text="The file and its preview will be deleted. The catalogue will not change."
        confirmLabel="Discard"
        destructive
      />
    </>
  );
}
