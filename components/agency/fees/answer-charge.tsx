'use client';

import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { FieldError } from '@/components/ui/controls/field-error';
import { call } from '@/lib/api/client';

/** The student's yes or no to what an agency asks money for. */
export function AnswerCharge({ chargeId, name }: { chargeId: string; name: string }) {
  const { busy, refusal, run } = useChange(() => {});
  const answer = (words: 'yes' | 'no') =>
    run(() => call('POST /charges/{id}/answer', { params: { id: chargeId }, body: { answer: words } }));
  return (
    <>
      <Button busy={busy} onClick={() => answer('yes')}>
        Yes, I agree<span className="sr-only"> to {name}</span>
      </Button>
      <Button variant="secondary" busy={busy} onClick={() => answer('no')}>
        Decline<span className="sr-only">: {name}</span>
      </Button>
      {refusal && <FieldError id={`charge-${chargeId}`}>{refusal.message}</FieldError>}
    </>
  );
}
