'use client';

import Link from 'next/link';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { classNames } from '@/components/ui/layout/class-names';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';
import { type ApplicationStatus, movesFrom } from '@/lib/domain/applications/application-status';
import { BoardCard, DRAGGED } from './board-card';
import { MoveDialog } from './move-dialog';

export type Column = {
  status: ApplicationStatus;
  applications: StaffApplication[];
  total: number;
  /** The list of all of them. */
  href: string;
};

type Move = { application: StaffApplication; to: ApplicationStatus };

/** The columns of the board. A card moves by its menu, or by dragging it onto a column that its status may go to. */
export function Board({ area, columns }: { area: 'admin' | 'team'; columns: readonly Column[] }) {
  const [move, setMove] = useState<Move>();
  const [over, setOver] = useState<ApplicationStatus>();
  const board = useRef<HTMLUListElement>(null);
  // Where the last move began: its card goes away with the focus on it, and the work goes on at the next one.
  const place = useRef<{ status: ApplicationStatus; index: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved is gone once other columns are there.
  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { status, index } = place.current;
    const column = board.current?.querySelector(`[data-status="${status}"]`);
    const cards = [...(column?.querySelectorAll('article') ?? [])];
    const next = cards[Math.min(index, cards.length - 1)]?.querySelector('button') ?? column?.querySelector('h2');
    place.current = undefined;
    if (!(next instanceof HTMLElement)) return;
    if (next.tagName === 'H2') next.tabIndex = -1;
    next.focus();
  }, [columns]);

  const drop = (event: DragEvent, to: ApplicationStatus) => {
    setOver(undefined);
    const id = event.dataTransfer.getData(DRAGGED);
    const application = columns.flatMap(({ applications }) => applications).find(({ _id }) => _id === id);
    if (!application || !movesFrom(application.status, 'team').includes(to)) return;
    event.preventDefault();
    setMove({ application, to });
  };

  return (
    <>
      {/* Positioned, so that what only screen readers see scrolls with its card instead of widening the page. */}
      <ul ref={board} className="relative flex snap-x gap-3 overflow-x-auto pb-4 max-md:-mx-4 max-md:px-4">
        {columns.map(({ status, applications, total, href }) => (
          <li
            key={status}
            data-status={status}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(DRAGGED)) return;
              event.preventDefault();
              setOver(status);
            }}
            onDragLeave={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
            }}
            onDrop={(event) => drop(event, status)}
            className={classNames(
              'flex shrink-0 snap-start flex-col rounded-card p-2 transition-colors duration-150',
              // An empty one only takes cards.
              total === 0 ? 'w-52' : 'w-72 max-md:w-[85vw]',
              over === status ? 'bg-brand-soft' : 'bg-sunken',
            )}
          >
            <h2 className="flex items-center justify-between gap-2 px-1 pt-1 pb-2 text-sm">
              <ApplicationStatusChip status={status} />
              <span className="font-semibold tabular-nums">{total.toLocaleString('en-GB')}</span>
            </h2>
            {applications.length === 0 ? (
              <p className="px-1 py-6 text-center text-sm text-muted">None here.</p>
            ) : (
              <ul className="space-y-2">
                {applications.map((application, index) => (
                  <li key={application._id}>
                    <BoardCard
                      area={area}
                      application={application}
                      onMove={(to) => {
                        place.current = { status, index };
                        setMove({ application, to });
                      }}
                    />
                  </li>
                ))}
              </ul>
            )}
            {total > applications.length && (
              <Link
                href={href}
                className="mt-2 rounded-control px-1 py-2 text-center text-sm text-brand-ink hover:underline"
              >
                Show all {total.toLocaleString('en-GB')}
                <span className="sr-only"> {status}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {move && (
        <MoveDialog
          key={`${move.application._id} ${move.to}`}
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
