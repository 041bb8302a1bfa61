'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { toast } from '@/components/ui/feedback/toast';
import { CallError, call } from '@/lib/api/client';

/** Approves a version that someone else entered. */
export function ApproveButton({ id, version }: { id: string; version: number }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    try {
      toast.success(
        (await call('POST /commission/agreements/{id}/approval', { params: { id }, body: { version } })).message,
      );
      router.refresh();
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" busy={busy} onClick={approve}>
      Approve
    </Button>
  );
}
