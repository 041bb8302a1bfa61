'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { AskFields } from './checklist/ask-fields';
import { type AskedRow, draftsOf } from './checklist/asked-row';
import { useMove } from './use-move';

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
 * Asks before an application is moved, with a reason where one is needed. When another user was faster, it says so,
 * and the page shows the new state once it closes.
 */
export function MoveDialog({ applicationId, what, from, to, onClose }: MoveDialogProps) {
  const [rows, setRows] = useState<AskedRow[]>([]);
  const asks = to === 'Documents Requested';
  const { busy, move, question } = useMove({
    to,
    hint: 'The student and their agent read it.',
    make: async (reason) => {
      const items = asks && rows.length > 0 ? { items: draftsOf(rows) } : {};
      const given = { params: { id: applicationId }, body: { status: to, reason, from, ...items } };
      const { message } = await call('POST /applications/{id}/status', given);
      onClose();
      toast.success(message);
    },
  });

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={move}
      title={`Move to ${to}?`}
      text={<span className="wrap-anywhere">{what}</span>}
      confirmLabel="Move"
      busy={busy}
      {...(asks ? { size: 'lg' as const } : {})}
    >
      {asks && (
        <div className="mb-6">
          <AskFields applicationId={applicationId} rows={rows} onRows={setRows} />
        </div>
      )}
      {question}
    </ConfirmDialog>
  );
}
