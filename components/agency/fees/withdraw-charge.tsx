'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { call } from '@/lib/api/client';

/** Takes an offer back that nothing was paid for. */
export function WithdrawCharge({ chargeId, name }: { chargeId: string; name: string }) {
  const { busy, refusal, run } = useChange(() => {});
  return (
    <>
      <Button
        variant="ghost"
        busy={busy}
        onClick={() => run(() => call('DELETE /agency/charges/{id}', { params: { id: chargeId } }))}
      >
        Withdraw fee<span className="sr-only"> {name}</span>
      </Button>
      {refusal && <FieldError id={`withdraw-${chargeId}`}>{refusal.message}</FieldError>}
    </>
  );
}
