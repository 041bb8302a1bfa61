'use client';

import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Link } from '@/components/ui/buttons/link';
import { classNames } from '@/components/ui/layout/class-names';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import type { BoardApplication } from './board-application';
import { DRAGGED } from './board-card';

export type Column = {
  status: ApplicationStatus;
  applications: BoardApplication[];
  total: number;
  /** The list of all of them. */
  href: string;
};

interface BoardColumnProps {
  column: Column;
  /** Shown as a narrow strip, which still takes cards. An empty one always is. */
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** A question is open in it. */
  wide: boolean;
  onDrop: (event: DragEvent) => void;
  /** The cards. */
  children: ReactNode;
}

/** A column of the board: its status, how many there are, and its cards. */
export function BoardColumn({ column, folded, onFold, wide, onDrop, children }: BoardColumnProps) {
  const { status, applications, total, href } = column;
  const [over, setOver] = useState(false);
  const narrow = folded || total === 0;
  return (
    <li
      data-status={status}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        onDrop(event);
      }}
      className={classNames(
        'flex shrink-0 snap-start flex-col rounded-card p-2 transition-colors duration-150',
        narrow ? 'w-12 items-center' : wide ? 'w-96 max-md:w-[85vw]' : 'w-72 max-md:w-[85vw]',
        over ? 'bg-brand-soft' : 'bg-sunken',
      )}
    >
      <div className={classNames('flex items-center gap-2', narrow ? 'flex-col' : 'px-1 pt-1 pb-2')}>
        <h2
          className={classNames(
            'flex min-w-0 items-center gap-2 text-sm',
            narrow ? 'order-last [writing-mode:vertical-rl]' : 'flex-1 justify-between',
          )}
        >
          <ApplicationStatusChip status={status} />
          <span className="font-semibold tabular-nums">{total.toLocaleString('en-GB')}</span>
        </h2>
        {total > 0 && (
          <IconButton
            label={folded ? `Expand ${status}` : `Collapse ${status}`}
            aria-expanded={!folded}
            onClick={() => onFold(!folded)}
            className="size-7"
          >
            {folded ? (
              <ChevronsLeftRight aria-hidden className="size-4" />
            ) : (
              <ChevronsRightLeft aria-hidden className="size-4" />
            )}
          </IconButton>
        )}
      </div>
      {!narrow && <ul className="space-y-2">{children}</ul>}
      {!narrow && total > applications.length && (
        <Link href={href} className="mt-2 rounded-control px-1 py-2 text-center text-sm text-brand-ink hover:underline">
          Show all {total.toLocaleString('en-GB')}
          <span className="sr-only"> {status}</span>
        </Link>
      )}
    </li>
  );
}
