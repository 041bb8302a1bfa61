'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';

interface Selection {
  /** The ids of those that are chosen and in sight. */
  chosen: readonly string[];
  /** How many rows are in sight. */
  inSight: number;
  isChosen: (id: string) => boolean;
  choose: (ids: readonly string[], chosen: boolean) => void;
  chooseAll: (chosen: boolean) => void;
}

const Context = createContext<Selection | null>(null);

/** Holds which of these rows are chosen; a row that is no longer in sight is no longer chosen. */
export function SelectionOf({ rows, children }: { rows: readonly { _id: string }[]; children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = (changed: readonly string[], chosen: boolean) => {
    const next = new Set(ids);
    for (const id of changed) chosen ? next.add(id) : next.delete(id);
    setIds(next);
  };
  const all = rows.map(({ _id }) => _id);
  const selection = {
    chosen: all.filter((id) => ids.has(id)),
    inSight: all.length,
    isChosen: (id: string) => ids.has(id),
    choose,
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

/** The tick box of one row; `what` names it for screen readers. */
export function ChooseBox({ id, what }: { id: string; what: string }) {
  const { isChosen, choose } = useSelection();
  return (
    <Checkbox
      label={<span className="sr-only">{`Choose ${what}`}</span>}
      checked={isChosen(id)}
      onChange={(event) => choose([id], event.target.checked)}
    />
  );
}

/**
 * Chooses all rows in sight; beside it, how many are chosen and what can be done with them. The children stay while nothing
 * is chosen, as the dialog of a bulk action outlives the rows that it took out of sight: they show no button then.
 */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { chosen, inSight, chooseAll } = useSelection();
  return (
    <div className="flex min-h-10 w-full flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label="Choose all on this page"
        checked={inSight > 0 && chosen.length === inSight}
        disabled={inSight === 0}
        onChange={(event) => chooseAll(event.target.checked)}
      />
      {chosen.length > 0 && (
        <p aria-live="polite" className="text-sm tabular-nums">
          {chosen.length} chosen
        </p>
      )}
      {children}
    </div>
  );
}
