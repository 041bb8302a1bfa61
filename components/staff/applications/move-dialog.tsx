'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { CallError, call } from '@/lib/api/client';
import { type ApplicationStatus, REASON_NEEDED } from '@/lib/contract/application-status';

type MoveDialogProps = {
  applicationId: string;
  /** Whose application it is and for what, in words. */
  what: string;
  /** Where it stood when it was shown. */
  from: ApplicationStatus;
  to: ApplicationStatus;
  onClose: () => void;
};

/**
 * Asks before an application is moved, with a reason where one is needed. When somebody else was faster, it says so,
 * and the page shows the new state once it closes.
 */
export function MoveDialog({ applicationId, what, from, to, onClose }: MoveDialogProps) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ message: string; atReason: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const reasonNeeded = REASON_NEEDED.includes(to);

  const move = async () => {
    if (busy) return;
    if (reasonNeeded && !reason.trim()) return setProblem({ message: 'Please say why.', atReason: true });
    setBusy(true);
    setProblem(undefined);
    try {
      const given = { params: { id: applicationId }, body: { status: to, reason, from } };
      const { message } = await call('POST /applications/{id}/status', given);
      onClose();
      toast.success(message);
      router.refresh();
    } catch (error) {
      const { message, fields } = error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      setProblem({ message: fields.reason ?? message, atReason: Boolean(fields.reason) });
      setAttempt((count) => count + 1);
      // Behind the dialog, the page already shows where the application stands now.
      router.refresh();
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={move}
      title={`Move to ${to}?`}
      text={<span className="wrap-anywhere">{what}</span>}
      confirmLabel="Move"
      busy={busy}
    >
      <div className="space-y-4">
        {problem && !problem.atReason && (
          <FormErrorSummary title="Not moved" errors={[{ message: problem.message }]} attempt={attempt} />
        )}
        <Field
          label="Why?"
          name="reason"
          optional={!reasonNeeded}
          hint="The student and their agent read it."
          error={problem?.atReason ? problem.message : undefined}
        >
          <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
