'use client';

import { useState } from 'react';
import { MoveDialog } from '@/components/staff/move-dialog';
import type { ApplicationStatus } from '@/lib/contract/application-status';
import type { StaffApplication } from '@/lib/contract/staff-applications';
import { BoardCard } from './board-card';

/** The applications of one status. */
export function StatusList({ applications }: { applications: readonly StaffApplication[] }) {
  const [move, setMove] = useState<{ application: StaffApplication; to: ApplicationStatus }>();
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {applications.map((application) => (
          <li key={application._id}>
            <BoardCard application={application} onMove={(to) => setMove({ application, to })} />
          </li>
        ))}
      </ul>
      {move && (
        <MoveDialog
          applicationId={move.application._id}
          what={`${move.application.studentName}: ${move.application.course}, ${move.application.university}`}
          from={move.application.status}
          to={move.to}
          onClose={() => setMove(undefined)}
        />
      )}
    </>
  );
}
