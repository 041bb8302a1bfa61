'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import type { StaffApplication } from '@/lib/contract/applications/staff-applications';

interface Selection {
  /** Those that are chosen and in sight. */
  chosen: readonly StaffApplication[];
  isChosen: (id: string) => boolean;
  choose: (ids: readonly string[], chosen: boolean) => void;
}

const Context = createContext<Selection | null>(null);

/** Holds which of these rows are chosen; a row that is no longer in sight is no longer chosen. */
export function SelectionOf({ rows, children }: { rows: readonly StaffApplication[]; children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = (changed: readonly string[], chosen: boolean) => {
    const next = new Set(ids);
    for (const id of changed) chosen ? next.add(id) : next.delete(id);
    setIds(next);
  };
  const selection = { chosen: rows.filter(({ _id }) => ids.has(_id)), isChosen: (id: string) => ids.has(id), choose };
  return <Context value={selection}>{children}</Context>;
}

/** The rows that are chosen; only below `SelectionOf`. */
export function useSelection(): Selection {
  const selection = useContext(Context);
  if (!selection) throw new Error('There is no selection around this.');
  return selection;
}

/** The tick box of one row. */
export function ChooseBox({ application: { _id, studentName, course } }: { application: StaffApplication }) {
  const { isChosen, choose } = useSelection();
  return (
    <Checkbox
      label={<span className="sr-only">{`Choose the application of ${studentName} to ${course}`}</span>}
      checked={isChosen(_id)}
      onChange={(event) => choose([_id], event.target.checked)}
    />
  );
}
