'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { settleFocus } from '@/components/ui/layout/arrival-focus';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';

interface WithdrawButtonProps {
  applicationId: string;
  course: string;
  /** Whether it can be withdrawn now: this may change while the question is open, which then stays. */
  possible: boolean;
}

/** Takes an application back, after asking. The page is read again afterwards, whatever came of it. */
export function WithdrawButton({ applicationId, course, possible }: WithdrawButtonProps) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useRun();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  const isShown = possible || asking;
  // The focus goes when the button does.
  useEffect(() => (isShown ? () => void settleFocus() : undefined), [isShown]);

  const withdraw = () =>
    run(
      async () => {
        const body = { status: 'Withdrawn' as const, reason };
        const { message } = await call('POST /applications/{id}/status', { params: { id: applicationId }, body });
        toast.success(message);
        setAsking(false);
        rereadPage(router);
      },
      (error) => {
        if (error.fields.reason) setProblem(error.fields.reason);
        else {
          toast.error(error.message);
          setAsking(false);
          rereadPage(router);
        }
      },
    );

  if (!isShown) return null;
  return (
    <>
      <Button variant="danger-quiet" size="sm" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={withdraw}
        title="Withdraw this application?"
        text={`This closes your application for ${course}. You will lose any offer and can’t send anything more. You can’t apply for the same intake again. Only our team can let you reopen it.`}
        confirmLabel="Withdraw"
        cancelLabel="Keep application"
        destructive
        busy={busy}
      >
        <Field
          label="Reason"
          name="reason"
          optional
          hint="Your counsellor can read this."
          {...(problem ? { error: problem } : {})}
        >
          <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
