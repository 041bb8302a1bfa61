'use client';

import { ChevronDown, CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { Menu } from '@/components/ui/windows/menu';
import { call } from '@/lib/api/client';
import type { MoveResult, StaffApplication } from '@/lib/contract/applications/staff-applications';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  REASON_NEEDED,
} from '@/lib/domain/applications/application-status';
import { movesFrom } from '@/lib/domain/applications/moves-from';
import { counted } from '@/lib/domain/texts/counted';
import { useSelection } from '../selection';
import { MoveForm } from './move-form';
import { useMove } from './use-move';
import { useMovesAtOnce } from './use-moves-at-once';

/**
 * Moves the chosen rows to a status that at least one of them may go to: at once, or after the question why. Each person is
 * informed once. What was refused stays in sight, also when its rows leave the list.
 */
export function BulkMove({ rows }: { rows: readonly StaffApplication[] }) {
  const { chosen, chooseAll } = useSelection();
  const [asking, setAsking] = useState<{ applications: readonly StaffApplication[]; to: ApplicationStatus }>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { moveSeveral } = useMovesAtOnce();
  const applications = rows.filter(({ _id }) => chosen.includes(_id));
  const moves = APPLICATION_STATUSES.map((to) => ({
    to,
    count: applications.filter(({ status }) => movesFrom(status, 'team').includes(to)).length,
  })).filter(({ count }) => count > 0);

  const choose = (to: ApplicationStatus) => {
    setOutcome(undefined);
    if (REASON_NEEDED.includes(to)) return setAsking({ applications, to });
    moveSeveral(applications, to, (made) => {
      if (made.results.some(({ moved }) => !moved)) setOutcome({ ...made, applications });
      chooseAll(false);
    });
  };
  return (
    <>
      {applications.length === 0 ? null : moves.length > 0 ? (
        <Menu
          align="start"
          trigger={
            <>
              Move selected
              <ChevronDown aria-hidden className="-mr-1 size-4" />
            </>
          }
          triggerClassName={buttonStyle('secondary', 'sm')}
          items={moves.map(({ to, count }) => ({
            label: labelOf(to, count, applications.length),
            onSelect: () => choose(to),
          }))}
        />
      ) : (
        <p className="text-sm text-muted">The status of these applications can’t change any more.</p>
      )}
      {asking && (
        <BulkMoveWithReason
          applications={asking.applications.map((asked) => rows.find(({ _id }) => _id === asked._id) ?? asked)}
          to={asking.to}
          onClose={(made) => {
            setAsking(undefined);
            if (made) setOutcome({ ...made, applications: asking.applications });
            if (made) chooseAll(false);
          }}
        />
      )}
      {outcome && <BulkMoveResults {...outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

function labelOf(to: ApplicationStatus, count: number, all: number): string {
  const name = REASON_NEEDED.includes(to) ? `${to}…` : to;
  return count < all ? `${name} (possible for ${count} of ${all})` : name;
}

interface BulkMoveWithReasonProps {
  applications: readonly StaffApplication[];
  to: ApplicationStatus;
  /** With what came of each; without anything when it was cancelled. */
  onClose: (made?: Omit<Outcome, 'applications'>) => void;
}

function BulkMoveWithReason({ applications, to, onClose }: BulkMoveWithReasonProps) {
  const { busy, move, refusal, question } = useMove({
    to,
    hint: 'Each student and agency will get one notification with this text.',
    make: async (reason) => {
      const chosen = applications.map(({ _id, status }) => ({ _id, from: status }));
      onClose(await call('POST /staff/applications/move', { body: { applications: chosen, status: to, reason } }));
    },
  });
  const count = counted(applications.length, 'application');
  return (
    <MoveForm
      title={`Move ${count} to ${to}`}
      busy={busy}
      onMove={move}
      onCancel={() => onClose()}
      className="order-last w-full max-w-2xl basis-full"
    >
      {refusal && <div className="mb-4">{refusal}</div>}
      {to === 'Deferred' && <p className="mb-3 text-sm">{START_LATER}</p>}
      {question}
    </MoveForm>
  );
}

const START_LATER = 'The new start date is saved as ‘not known yet’. Enter it on the page of each application.';

/** What came of a move of several. */
interface Outcome {
  applications: readonly StaffApplication[];
  message: string;
  results: readonly MoveResult[];
}

/** Of each application whether it was moved, and why not; the refused ones first. */
function BulkMoveResults({ applications, message, results, onClose }: Outcome & { onClose: () => void }) {
  const inOrder = [...results].sort((one, other) => Number(one.moved) - Number(other.moved));
  return (
    <section
      aria-label="Results"
      className="order-last w-full max-w-2xl rounded-control border border-line bg-raised p-3"
    >
      <p role="status" className="text-sm font-semibold">
        {message}
      </p>
      <ul className="mt-1 max-h-72 divide-y divide-line overflow-y-auto text-sm">
        {inOrder.map(({ _id, moved, message: why }) => {
          const application = applications.find((one) => one._id === _id);
          const Icon = moved ? CircleCheck : CircleX;
          return (
            <li key={_id} className="flex items-start gap-2.5 py-2">
              <Icon
                aria-hidden
                className={`mt-0.5 size-4 shrink-0 ${moved ? 'text-success-ink' : 'text-danger-ink'}`}
              />
              <div className="min-w-0 wrap-anywhere">
                <p>
                  {application?.studentName}: {application?.course}
                </p>
                <p className={moved ? 'text-muted' : 'text-danger-ink'}>{moved ? 'Moved.' : why}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onClose}>
        Close
      </Button>
    </section>
  );
}
