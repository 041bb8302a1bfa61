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
import { rereadPage } from '@/lib/api/network';
import type { OfferReply } from '@/lib/domain/applications/offers';

interface ReplyButtonsProps {
  applicationId: string;
  university: string;
  conditional: boolean;
}

/** Accept and Decline, each after a confirmation that says what follows. */
export function ReplyButtons({ applicationId, university, conditional }: ReplyButtonsProps) {
  const router = useRouter();
  const [asking, setAsking] = useState<OfferReply>();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useRun();

  const close = () => {
    setAsking(undefined);
    setProblem(undefined);
  };
  const reply = async () => {
    if (busy || !asking) return;
    if (asking === 'decline' && !reason.trim()) return setProblem('Please enter a reason.');
    await run(
      async () => {
        const body = { reply: asking, reason };
        const { message } = await call('POST /applications/{id}/offer/reply', { params: { id: applicationId }, body });
        toast.success(message);
        close();
      },
      (error) => setProblem(error.fields.reason ?? error.message),
    );
    rereadPage(router);
  };

  const declines = asking === 'decline';
  return (
    <>
      <Button onClick={() => setAsking('accept')}>Accept the offer…</Button>
      <Button variant="secondary" onClick={() => setAsking('decline')}>
        Decline…
      </Button>
      <ConfirmDialog
        open={asking !== undefined}
        onClose={close}
        onConfirm={reply}
        title={declines ? 'Decline this offer?' : 'Accept this offer?'}
        text={
          declines
            ? DECLINING
            : conditional
              ? CONDITIONAL
              : `Your counsellor will tell ${university} that you accept the place. ${ACCEPTING}`
        }
        confirmLabel={declines ? 'Decline the offer' : 'Accept the offer'}
        cancelLabel="Not now"
        destructive={declines}
        busy={busy}
      >
        {declines ? (
          <Field
            label="Reason"
            name="reply-reason"
            hint="Your counsellor can read this."
            {...(problem ? { error: problem } : {})}
          >
            <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
          </Field>
        ) : (
          <p role="alert" className="text-sm text-danger-ink empty:hidden">
            {problem}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}

const ACCEPTING =
  'Your application status changes to Accepted. The next steps are the deposit and the visa. Your other offers don’t change.';
const CONDITIONAL =
  'We’ll record your reply now. Your application status changes to Accepted when all conditions are met. Your other offers don’t change.';
const DECLINING =
  'Your application will be withdrawn and you will lose the place. Your other applications don’t change.';
