'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { settleFocus } from '@/components/ui/layout/arrival-focus';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { CallError, call } from '@/lib/api/client';

/** Takes an application back, after asking. The page is read again afterwards, whatever came of it. */
export function WithdrawButton({ applicationId, course }: { applicationId: string; course: string }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  // The button goes with the page that still offered it, and the focus with the button.
  useEffect(() => () => void settleFocus(), []);

  const withdraw = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const body = { status: 'Withdrawn' as const, reason };
      const { message } = await call('POST /applications/{id}/status', { params: { id: applicationId }, body });
      toast.success(message);
      setAsking(false);
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.fields.reason) setProblem(error.fields.reason);
      else {
        toast.error(error.message);
        setAsking(false);
        router.refresh();
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={withdraw}
        title="Withdraw this application?"
        text={`${course} will not be pursued any further. An offer for it is lost, nothing more can be sent for it, and the same intake can't be applied for again. Only our staff can let you reopen it.`}
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        destructive
        busy={busy}
      >
        <Field
          label="Why?"
          name="reason"
          optional
          hint="Your counsellor reads it."
          {...(problem ? { error: problem } : {})}
        >
          <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
