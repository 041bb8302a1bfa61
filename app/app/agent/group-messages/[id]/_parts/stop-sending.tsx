'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { call } from '@/lib/api/client';

/** Stops what wasn't sent yet. */
export function StopSending({ id }: { id: string }) {
  const { busy, run } = useChange(() => {});
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={busy}
      onClick={() => run(() => call('POST /agency/group-messages/{id}/stop', { params: { id } }))}
    >
      Stop sending
    </Button>
  );
}
