'use client';

import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classNames } from '@/components/ui/layout/class-names';
import type { DataColumn } from '@/components/ui/table/data-table-columns';

interface Selection {
  /** The ids of those that are chosen and in sight. */
  chosen: readonly string[];
  /** How many rows are in sight. */
  inSight: number;
  isChosen: (id: string) => boolean;
  choose: (ids: readonly string[], chosen: boolean) => void;
  /** One row; with Shift all from the row chosen before up to it. */
  chooseRow: (id: string, chosen: boolean, withShift: boolean) => void;
  chooseAll: (chosen: boolean) => void;
}

const Context = createContext<Selection | null>(null);

/**
 * Holds which of these rows are chosen; a row that is no longer in sight is no longer chosen. They are chosen for the next press and
 * not brought back as typed words are: with rows of last week it would do more than is seen.
 */
export function SelectionOf({ rows, children }: { rows: readonly { _id: string }[]; children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = (changed: readonly string[], chosen: boolean) => {
    const next = new Set(ids);
    for (const id of changed) chosen ? next.add(id) : next.delete(id);
    setIds(next);
  };
  const all = rows.map(({ _id }) => _id);
  const last = useRef<string>(undefined);
  const chooseRow = (id: string, chosen: boolean, withShift: boolean) => {
    const [from, to] = [last.current === undefined ? -1 : all.indexOf(last.current), all.indexOf(id)];
    last.current = id;
    if (!withShift || from < 0 || to < 0) return choose([id], chosen);
    choose(all.slice(Math.min(from, to), Math.max(from, to) + 1), chosen);
  };
  const selection = {
    chosen: all.filter((id) => ids.has(id)),
    inSight: all.length,
    isChosen: (id: string) => ids.has(id),
    choose,
    chooseRow,
    chooseAll: (chosen: boolean) => choose(all, chosen),
  };
  return <Context value={selection}>{children}</Context>;
}

/** The rows that are chosen; only below `SelectionOf`. */
export function useSelection(): Selection {
  const selection = useContext(Context);
  if (!selection) throw new Error('There is no selection around this.');
  return selection;
}

/** The tick box of one row; `what` names it for screen readers. With Shift it chooses all from the one before. */
function ChooseBox({ id, what }: { id: string; what: string }) {
  const { isChosen, chooseRow } = useSelection();
  return (
    <Checkbox
      data-keeps-own
      label={<span className="sr-only">{`Select ${what}`}</span>}
      checked={isChosen(id)}
      onChange={({ target, nativeEvent }) => chooseRow(id, target.checked, isWithShift(nativeEvent))}
    />
  );
}

const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/** The tick box of all rows in sight: in the head of the table, and on phones over the cards. */
function ChooseAllBox() {
  return <ChooseAll label={<span className="sr-only">Select all on this page</span>} />;
}

/** The column of boxes by which rows are chosen. @param what a row is called for who can't see it */
export const chooseColumn = <Row extends { _id: string }>(what: (row: Row) => string): DataColumn<Row> => ({
  ...{ id: 'choose', header: 'Select', headHidden: true, card: 'foot', head: <ChooseAllBox /> },
  cell: (row) => <ChooseBox id={row._id} what={what(row)} />,
});

function ChooseAll({ label }: { label: ReactNode }) {
  const { chosen, inSight, chooseAll } = useSelection();
  return (
    <Checkbox
      data-keeps-own
      label={label}
      checked={inSight > 0 && chosen.length === inSight}
      disabled={inSight === 0}
      onChange={(event) => chooseAll(event.target.checked)}
    />
  );
}

/**
 * How many rows are chosen and what can be done with them, at the foot of the screen while some are. The children stay while
 * nothing is chosen, as the dialog of a bulk action outlives the rows that it took out of sight: they show no button then.
 * @param said instead of how many are chosen
 */
export function SelectionBar({ said, children }: { said?: string | undefined; children: ReactNode }) {
  const { chosen } = useSelection();
  return (
    <>
      <div className="w-full @4xl:hidden">
        <ChooseAll label="Select all on this page" />
      </div>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-2',
          chosen.length > 0
            ? 'fixed bottom-[calc(var(--foot-bar)+0.75rem)] z-20 rounded-card border border-control bg-raised px-4 py-2.5 shadow-lg max-md:inset-x-4 md:bottom-6'
            : 'contents',
        )}
      >
        {chosen.length > 0 && (
          <p aria-live="polite" className="text-sm tabular-nums">
            {said ?? `${chosen.length} selected`}
          </p>
        )}
        {children}
      </div>
    </>
  );
}
