'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { EntryChip } from '@/components/agency/commission/entry-chip';
import { Button } from '@/components/ui/buttons/button';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { call } from '@/lib/api/client';
import type { EntryState } from '@/lib/domain/commission/states';
import { counted } from '@/lib/domain/texts/counted';
import { RowName } from './row-name';

export interface ListedEntry {
  _id: string;
  name: string;
  what: string;
  amount: string;
  state: EntryState;
  /** '' for none. */
  hint: string;
}

/** The entries as rows; those that can be claimed are chosen and claimed together. */
export function EntryList({
  entries,
  keeps,
  today,
}: {
  entries: readonly ListedEntry[];
  keeps: boolean;
  today: string;
}) {
  const router = useRouter();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { busy, run } = useRun();
  const claim = () =>
    run(async () => {
      const { message, sheets } = await call('POST /agency/commission/claim-sheets', {
        body: { entryIds: [...chosen], on: today },
      });
      toast.success(message);
      const [sheet] = sheets;
      if (sheet) router.push(`/app/agent/commission/claims/${sheet._id}`);
    });
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <>
      <RowSheet>
        {entries.map(({ _id, name, what, amount, state, hint }) => (
          <SheetRow
            key={_id}
            endUnder
            lead={
              keeps && state === 'claimable' ? (
                <input
                  type="checkbox"
                  data-keeps-own
                  aria-label={`Select ${name}`}
                  className="size-5 shrink-0"
                  checked={chosen.includes(_id)}
                  onChange={() => toggle(_id)}
                />
              ) : undefined
            }
            end={
              <>
                <span className="text-sm tabular-nums">{amount}</span>
                <EntryChip state={state} />
              </>
            }
          >
            <RowName href={`/app/agent/commission/${_id}`} name={name} more={what} />
            {hint && <p className="text-xs wrap-anywhere">{hint}</p>}
          </SheetRow>
        ))}
      </RowSheet>
      {chosen.length > 0 && (
        <p className="mt-4">
          <Button busy={busy} onClick={claim}>
            {`Claim for ${counted(chosen.length, 'student')}`}
          </Button>
        </p>
      )}
    </>
  );
}
