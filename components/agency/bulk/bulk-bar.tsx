'use client';

import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Suspense, useState } from 'react';
import { SelectionBar, useSelection } from '@/components/staff/selection';
import { Button } from '@/components/ui/buttons/button';
import { buttonStyle } from '@/components/ui/buttons/button-style';
import { useRun } from '@/components/ui/feedback/use-run';
import { late } from '@/components/ui/windows/late';
import { Menu } from '@/components/ui/windows/menu';
import { call } from '@/lib/api/client';
import { BULK_ACTS, type BulkAct, type BulkList, MOST_IN_BULK } from '@/lib/domain/agency/bulk-acts';
import { counted } from '@/lib/domain/texts/counted';

const BulkDialog = late(async () => (await import('./bulk-dialog')).BulkDialog);

/** Where a message to the records of an act is written. */
export const writeHref = (bulkId: string) => `/app/agent/group-messages/new?of=${bulkId}`;

/** Whom and which branches something is given to. */
export interface BulkChoices {
  people: readonly { _id: string; name: string; hasOneBranch: boolean }[];
  branches: readonly { _id: string; name: string }[];
}

/** What a list's page knows of acts on many. */
export interface BulkOfList extends BulkChoices {
  list: BulkList;
  /** The acts that the viewer's role has here. */
  acts: readonly BulkAct[];
  /** What narrows the list in sight, as its call takes it. */
  where: Readonly<Record<string, string>>;
}

/** Which records: these, or all that match. */
export type Which = { ids: string[] } | { where: Record<string, string> };

/** What is done to the chosen rows of an agency's list, or to all that match it; only below `SelectionOf`. */
export function BulkBar({ bulk, total }: { bulk: BulkOfList; total: number }) {
  const { chosen, inSight, chooseAll } = useSelection();
  const [wantsAll, setWantsAll] = useState(false);
  const [asking, setAsking] = useState<{ act: BulkAct; which: Which; count: number }>();
  const { list, acts, where } = bulk;
  const isWholePage = chosen.length > 0 && chosen.length === inSight;
  const isAll = wantsAll && isWholePage;
  const router = useRouter();
  const choice = useRun();
  const ask = (act: BulkAct) => {
    const which = isAll ? { where: { ...where } } : { ids: [...chosen] };
    if (act !== 'message') return setAsking({ act, which, count: isAll ? total : chosen.length });
    // Who gets it is fixed now; the text is written on a page of its own.
    void choice.run(async () => {
      const { bulk } = await call('POST /agency/bulk', { body: { list, act, ...which } });
      router.push(writeHref(bulk._id));
    });
  };
  const [first, ...others] = acts.filter((act) => act !== 'branch' || bulk.branches.length > 0);
  if (!first) return null;
  return (
    <SelectionBar said={isAll ? `All ${total.toLocaleString('en-GB')} that match` : undefined}>
      {isWholePage && total > inSight && total <= MOST_IN_BULK && !isAll && (
        <Button size="sm" variant="ghost" onClick={() => setWantsAll(true)}>
          {`Select all ${total.toLocaleString('en-GB')} that match`}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button size="sm" variant="secondary" {...BulkDialog.soon} onClick={() => ask(first)}>
          {BULK_ACTS[first].label}
        </Button>
      )}
      {chosen.length > 0 && others.length > 0 && (
        <Menu
          align="start"
          trigger={
            <>
              More
              <ChevronDown aria-hidden className="-mr-1 size-4" />
            </>
          }
          triggerClassName={buttonStyle('secondary', 'sm')}
          items={others.map((act) => ({ label: BULK_ACTS[act].label, onSelect: () => ask(act) }))}
        />
      )}
      <Suspense>
        {asking && (
          <BulkDialog
            {...asking}
            list={list}
            what={counted(asking.count, list.slice(0, -1))}
            choices={bulk}
            onClose={() => setAsking(undefined)}
            onDone={() => {
              setWantsAll(false);
              chooseAll(false);
            }}
          />
        )}
      </Suspense>
    </SelectionBar>
  );
}
