'use client';

import { Button } from '@/components/ui/buttons/button';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';

/** Approves a version that someone else entered. */
export function ApproveButton({ id, version }: { id: string; version: number }) {
  const { busy, press } = usePress();
  const approve = async () =>
    (await call('POST /commission/agreements/{id}/approval', { params: { id }, body: { version } })).message;
  return (
    <Button size="sm" busy={busy} onClick={() => press(approve)}>
      Approve
    </Button>
  );
}
