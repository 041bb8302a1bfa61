'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/controls/button-style';
import { Menu } from '@/components/ui/windows/menu';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { APPLICATION_STATUSES, type ApplicationStatus, movesFrom } from '@/lib/domain/applications/application-status';
import { useSelection } from '../selection';
import { BulkMoveDialog } from './bulk-move-dialog';

/** Moves the chosen rows to a status that at least one of them may go to. */
export function BulkMove({ rows }: { rows: readonly StaffApplication[] }) {
  const { chosen, chooseAll } = useSelection();
  const [move, setMove] = useState<{ applications: readonly StaffApplication[]; to: ApplicationStatus }>();
  const applications = rows.filter(({ _id }) => chosen.includes(_id));
  const moves = APPLICATION_STATUSES.map((to) => ({
    to,
    count: applications.filter(({ status }) => movesFrom(status, 'team').includes(to)).length,
  })).filter(({ count }) => count > 0);

  return (
    <>
      {applications.length === 0 ? null : moves.length > 0 ? (
        <Menu
          align="start"
          trigger={
            <>
              Move the chosen
              <ChevronDown aria-hidden className="-mr-1 size-4" />
            </>
          }
          triggerClassName={buttonStyle('secondary', 'sm')}
          items={moves.map(({ to, count }) => ({
            label: count < applications.length ? `${to} (${count} of ${applications.length} can)` : to,
            onSelect: () => setMove({ applications, to }),
          }))}
        />
      ) : (
        <p className="text-sm text-muted">None of them can be moved any more.</p>
      )}
      {move && (
        <BulkMoveDialog
          {...move}
          onClose={() => {
            setMove(undefined);
            chooseAll(false);
          }}
        />
      )}
    </>
  );
}
