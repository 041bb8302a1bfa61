'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { OfferReply } from '@/lib/domain/applications/offers';

/** What an agent can do about an offer: advise. The reply is the student's. */
export function RecommendButtons({ applicationId, studentName }: { applicationId: string; studentName: string }) {
  const router = useRouter();
  const [advice, setAdvice] = useState<OfferReply>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, run } = useRun();

  const recommend = () => {
    if (busy || !advice) return;
    setProblem('');
    return run(
      async () => {
        const given = { params: { id: applicationId }, body: { reply: advice, note } };
        toast.success((await call('POST /applications/{id}/offer/recommendation', given)).message);
        setAdvice(undefined);
        router.refresh();
      },
      (error) => setProblem(error.message),
    );
  };

  return (
    <>
      <Button onClick={() => setAdvice('accept')}>Recommend accepting…</Button>
      <Button variant="secondary" onClick={() => setAdvice('decline')}>
        Recommend declining…
      </Button>
      <ConfirmDialog
        open={advice !== undefined}
        onClose={() => setAdvice(undefined)}
        onConfirm={recommend}
        title={advice === 'decline' ? 'Recommend declining this offer?' : 'Recommend accepting this offer?'}
        text={`${studentName} will see this next to the offer. Only the student can reply to it.`}
        confirmLabel="Send"
        busy={busy}
      >
        <Field label="Note" name="advice-note" optional {...(problem ? { error: problem } : {})}>
          <Textarea value={note} maxLength={1000} rows={3} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
