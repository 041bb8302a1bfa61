'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

/** Removes a result for good. */
export function RemoveResult({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { message } = await call('DELETE /practice-results/{id}', { params: { id } });
      toast.success(message);
      router.refresh();
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="danger-quiet" size="sm" busy={busy} onClick={remove} aria-label={`Remove: ${name}`}>
      Remove
    </Button>
  );
}
