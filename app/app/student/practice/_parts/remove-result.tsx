'use client';

import { Button } from '@/components/ui/buttons/button';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';

/** Removes a result for good. */
export function RemoveResult({ id, name }: { id: string; name: string }) {
  const { busy, press } = usePress();
  const remove = async () => (await call('DELETE /practice-results/{id}', { params: { id } })).message;
  return (
    <Button variant="danger-quiet" size="sm" busy={busy} onClick={() => press(remove)} aria-label={`Remove: ${name}`}>
      Remove
    </Button>
  );
}
