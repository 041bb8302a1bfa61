'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/controls/button-style';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Menu } from '@/components/ui/windows/menu';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { APPLICATION_STATUSES, type ApplicationStatus, movesFrom } from '@/lib/domain/application-status';
import { BulkMoveDialog } from './bulk-move-dialog';
import { useSelection } from './selection';

/** Chooses all rows in sight, and moves the chosen ones to a status that at least one of them may go to. */
export function BulkMove({ rows }: { rows: readonly StaffApplication[] }) {
  const { chosen, choose } = useSelection();
  const [move, setMove] = useState<{ applications: readonly StaffApplication[]; to: ApplicationStatus }>();
  const moves = APPLICATION_STATUSES.map((to) => ({
    to,
    count: chosen.filter(({ status }) => movesFrom(status, 'team').includes(to)).length,
  })).filter(({ count }) => count > 0);

  const close = () => {
    setMove(undefined);
    choose(
      chosen.map(({ _id }) => _id),
      false,
    );
  };
  return (
    <div className="flex min-h-10 w-full flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label="Choose all on this page"
        checked={rows.length > 0 && chosen.length === rows.length}
        disabled={rows.length === 0}
        onChange={(event) =>
          choose(
            rows.map(({ _id }) => _id),
            event.target.checked,
          )
        }
      />
      {chosen.length > 0 && (
        <>
          <p aria-live="polite" className="text-sm tabular-nums">
            {chosen.length} chosen
          </p>
          {moves.length > 0 ? (
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
                label: count < chosen.length ? `${to} (${count} of ${chosen.length} can)` : to,
                onSelect: () => setMove({ applications: chosen, to }),
              }))}
            />
          ) : (
            <p className="text-sm text-muted">None of them can be moved any more.</p>
          )}
        </>
      )}
      {move && <BulkMoveDialog {...move} onClose={close} />}
    </div>
  );
}
