'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog } from '@/components/ui/windows/dialog';
import { call } from '@/lib/api/client';
import type { MoveResult, StaffApplication } from '@/lib/contract/applications/staff-applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { useMove } from './use-move';

type BulkMoveDialogProps = {
  applications: readonly StaffApplication[];
  to: ApplicationStatus;
  onClose: () => void;
};

/** Asks before several applications are moved, and then says of each what came of it. */
export function BulkMoveDialog({ applications, to, onClose }: BulkMoveDialogProps) {
  const [outcome, setOutcome] = useState<{ message: string; results: readonly MoveResult[] }>();
  const { busy, move, question } = useMove({
    to,
    hint: 'Each student and their agent read it.',
    make: async (reason) => {
      const chosen = applications.map(({ _id, status }) => ({ _id, from: status }));
      const body = { applications: chosen, status: to, reason };
      setOutcome(await call('POST /staff/applications/move', { body }));
    },
  });

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
      {outcome ? <Results applications={applications} results={outcome.results} /> : question}
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
