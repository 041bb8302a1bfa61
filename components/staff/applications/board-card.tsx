'use client';

import type { ReactNode } from 'react';
import { NotInCatalogue } from '@/components/application/not-in-catalogue';
import { Link } from '@/components/ui/buttons/link';
import { Flag } from '@/components/ui/layout/flag';
import { Menu } from '@/components/ui/windows/menu';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { asksFirst, movesFrom } from '@/lib/domain/applications/moves-from';
import { startOf } from '@/lib/domain/applications/starts';
import { dateText } from '@/lib/domain/days/day-words';
import type { BoardApplication } from './board-application';

/** What a drag carries: the id of an application of this board. */
export const DRAGGED = 'application/x-application-id';

/** Drawn here: dozens of an icon's component take longer than all else of a card. */
const MOVE = (
  <>
    Move
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d="m6 9 6 6 6-6" />
    </svg>
  </>
);

type BoardCardProps = {
  /** Its page, which leads back here. */
  href: string;
  application: BoardApplication;
  onMove: (to: ApplicationStatus) => void;
  /** The question for a move's reason, while it is open. */
  children?: ReactNode;
};

/** An application as a card: whose, for what, since when it stands here, and where it may go. */
export function BoardCard({ href, application, onMove, children }: BoardCardProps) {
  const {
    _id,
    studentName,
    course,
    university,
    country,
    status,
    movedOn,
    counsellor,
    agency,
    courseFrom,
    next,
    waits,
  } = application;
  const moves = movesFrom(status, 'team');
  return (
    <article
      draggable={moves.length > 0 && !children}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, _id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      className="board-card"
    >
      <h3>
        <Link href={href} draggable={false}>
          {studentName || 'Unknown student'}
        </Link>
      </h3>
      <p>{course}</p>
      <p className="board-place">
        <Flag country={country} className="mt-0.5 w-4" labelled />
        <span>{`${university} · ${startOf(application)}`}</span>
      </p>
      <NotInCatalogue courseFrom={courseFrom} className="text-xs" />
      {(counsellor || agency) && (
        <p className="board-assignee">
          {counsellor && <b>{counsellor}</b>}
          {counsellor && agency && ' · '}
          {agency}
        </p>
      )}
      {waits && <p className="board-assignee text-accent-ink">{waits}</p>}
      {next && <p className="board-assignee">{next}</p>}
      <div className="board-foot">
        <p>
          Since <time dateTime={movedOn}>{dateText(movedOn)}</time>
        </p>
        {moves.length > 0 && (
          <Menu
            trigger={MOVE}
            triggerLabel={`Move ${studentName}’s application for ${course}`}
            triggerClassName="board-move"
            items={moves.map((to) => ({
              label: asksFirst(to) ? `${to}…` : to,
              onSelect: () => onMove(to),
            }))}
          />
        )}
      </div>
      {children}
    </article>
  );
}
