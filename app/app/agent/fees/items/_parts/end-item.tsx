'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { call } from '@/lib/api/client';

/** Ends an item of the price list. */
export function EndItem({ id, name }: { id: string; name: string }) {
  const { busy, refusal, run } = useChange(() => {});
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        onClick={() => run(() => call('DELETE /agency/fee-items/{id}', { params: { id } }))}
      >
        Stop offering<span className="sr-only"> {name}</span>
      </Button>
      {refusal && <FieldError id={`end-${id}`}>{refusal.message}</FieldError>}
    </>
  );
}
