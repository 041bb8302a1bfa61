'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Textarea } from '@/components/ui/textarea';
import { CallError, call } from '@/lib/api/client';
import { type ApplicationStatus, REASON_NEEDED } from '@/lib/contract/application-status';
import type { MoveResult, StaffApplication } from '@/lib/contract/staff-applications';

type BulkMoveDialogProps = {
  applications: readonly StaffApplication[];
  to: ApplicationStatus;
  onClose: () => void;
};

/** Asks before several applications are moved, and then says of each what came of it. */
export function BulkMoveDialog({ applications, to, onClose }: BulkMoveDialogProps) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<{ message: string; atReason: boolean }>();
  const [outcome, setOutcome] = useState<{ message: string; results: readonly MoveResult[] }>();
  const [busy, setBusy] = useState(false);
  const reasonNeeded = REASON_NEEDED.includes(to);

  const move = async () => {
    if (busy) return;
    if (reasonNeeded && !reason.trim()) return setProblem({ message: 'Please say why.', atReason: true });
    setBusy(true);
    setProblem(undefined);
    try {
      const chosen = applications.map(({ _id, status }) => ({ _id, from: status }));
      const body = { applications: chosen, status: to, reason };
      setOutcome(await call('POST /staff/applications/move', { body }));
    } catch (error) {
      const { message, fields } = error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      setProblem({ message: fields.reason ?? message, atReason: Boolean(fields.reason) });
    } finally {
      setBusy(false);
      router.refresh();
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={outcome ? outcome.message : `Move ${counted(applications.length)} to ${to}?`}
      description={outcome ? undefined : 'The students and their agents are told.'}
      footer={
        outcome ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={busy} onClick={move}>
              Move
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <Results applications={applications} results={outcome.results} />
      ) : (
        <div className="space-y-4">
          {problem && !problem.atReason && (
            <FormErrorSummary title="Not moved" errors={[{ message: problem.message }]} attempt={1} />
          )}
          <Field
            label="Why?"
            name="bulk-reason"
            optional={!reasonNeeded}
            hint="Each student and their agent read it."
            error={problem?.atReason ? problem.message : undefined}
          >
            <Textarea value={reason} maxLength={1000} rows={3} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </div>
      )}
    </Dialog>
  );
}

function Results({
  applications,
  results,
}: {
  applications: readonly StaffApplication[];
  results: readonly MoveResult[];
}) {
  return (
    <ul className="divide-y divide-line text-sm">
      {results.map(({ _id, moved, message }) => {
        const application = applications.find((one) => one._id === _id);
        const Icon = moved ? CircleCheck : CircleX;
        return (
          <li key={_id} className="flex items-start gap-2.5 py-2.5">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${moved ? 'text-success-ink' : 'text-danger-ink'}`} />
            <div className="min-w-0 wrap-anywhere">
              <p>
                {application?.studentName}: {application?.course}
              </p>
              <p className={moved ? 'text-muted' : 'text-danger-ink'}>{moved ? 'Moved.' : message}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const counted = (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`;
