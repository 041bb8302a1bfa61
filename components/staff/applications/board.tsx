'use client';

import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useHere } from '@/components/tables/link-from-here';
import { remember } from '@/components/ui/controls/remember';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/lib/domain/applications/application-status';
import { asksFirst, movesFrom } from '@/lib/domain/applications/moves-from';
import { withFrom } from '@/lib/domain/areas';
import type { BoardApplication } from './board-application';
import { BoardCard, DRAGGED } from './board-card';
import { BoardColumn, type Column } from './board-column';
import { FOLDED_COOKIE, foldedText } from './folded-columns';
import { MoveWithReason } from './move-with-reason';
import { useMovesAtOnce } from './use-moves-at-once';

interface BoardProps {
  area: 'admin' | 'team';
  columns: readonly Column[];
  /** The columns that the viewer folded at their last visit. */
  folded: readonly ApplicationStatus[];
}

/** The question that is open in a card. */
interface Asking {
  id: string;
  askedFrom: ApplicationStatus;
  to: ApplicationStatus;
  unconfirmed?: string;
}

/** The columns of the board. A card moves by its menu, or by dragging it onto a column that its status may go to. */
export function Board({ area, columns, folded: foldedBefore }: BoardProps) {
  const [asking, setAsking] = useState<Asking>();
  const [folded, setFolded] = useState<readonly ApplicationStatus[]>(foldedBefore);
  const { moveOne } = useMovesAtOnce();
  const here = useHere();
  const { board, keepPlace, returnTo } = usePlace(columns);

  const move = (application: BoardApplication, to: ApplicationStatus) => {
    const asked = { id: application._id, askedFrom: application.status, to };
    if (asksFirst(to)) return setAsking(asked);
    setAsking(undefined);
    moveOne(application._id, application.status, to, (unconfirmed) => setAsking({ ...asked, unconfirmed }));
  };
  const drop = (event: DragEvent, to: ApplicationStatus) => {
    const id = event.dataTransfer.getData(DRAGGED);
    const application = columns.flatMap(({ applications }) => applications).find(({ _id }) => _id === id);
    if (!application || !movesFrom(application.status, 'team').includes(to)) return;
    event.preventDefault();
    move(application, to);
  };
  const fold = (status: ApplicationStatus, fold: boolean) => {
    const next = APPLICATION_STATUSES.filter((one) => (one === status ? fold : folded.includes(one)));
    setFolded(next);
    remember(FOLDED_COOKIE, foldedText(next));
  };

  return (
    // Positioned, so that what only screen readers see scrolls with its card instead of widening the page.
    <ul ref={board} className="uses-width relative flex snap-x gap-3 overflow-x-auto pb-4 max-md:-mx-4 max-md:px-4">
      {columns.map((column) => {
        const { status, applications } = column;
        return (
          <BoardColumn
            key={status}
            column={column}
            folded={folded.includes(status)}
            onFold={(now) => fold(status, now)}
            wide={applications.some(({ _id }) => _id === asking?.id)}
            onDrop={(event) => drop(event, status)}
          >
            {applications.map((application, index) => (
              <li key={application._id}>
                <BoardCard
                  href={withFrom(`/app/${area}/applications/${application._id}`, here)}
                  application={application}
                  onMove={(to) => {
                    keepPlace(status, index);
                    move(application, to);
                  }}
                >
                  {asking?.id === application._id && (
                    <MoveWithReason
                      key={asking.to}
                      applicationId={application._id}
                      askedFrom={asking.askedFrom}
                      from={application.status}
                      to={asking.to}
                      {...(asking.unconfirmed ? { unconfirmed: asking.unconfirmed } : {})}
                      className="mt-2 border-0 border-t p-0 pt-2"
                      onClose={(moved) => {
                        setAsking(undefined);
                        if (!moved) returnTo(status, index);
                      }}
                    />
                  )}
                </BoardCard>
              </li>
            ))}
          </BoardColumn>
        );
      })}
    </ul>
  );
}

/**
 * Keeps the place of a keyboard: a moved card goes away with the focus on it, and the work goes on at the card that takes
 * its place, or at the column's head after the last one.
 */
function usePlace(columns: readonly Column[]) {
  const board = useRef<HTMLUListElement>(null);
  const place = useRef<{ status: ApplicationStatus; index: number }>(undefined);
  const returnTo = (status: ApplicationStatus, index: number) => {
    const column = board.current?.querySelector(`[data-status="${status}"]`);
    const cards = [...(column?.querySelectorAll('article') ?? [])];
    const card = cards[Math.min(index, cards.length - 1)];
    const next = card?.querySelector<HTMLElement>('button') ?? column?.querySelector<HTMLElement>('h2');
    if (next?.tagName === 'H2') next.tabIndex = -1;
    next?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved is gone once other columns are there.
  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { status, index } = place.current;
    place.current = undefined;
    returnTo(status, index);
  }, [columns]);
  const keepPlace = (status: ApplicationStatus, index: number) => {
    place.current = { status, index };
  };
  return { board, keepPlace, returnTo };
}
