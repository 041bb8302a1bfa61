'use client';

import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { Spinner } from '@/components/ui/feedback/spinner';
import { CallError, call } from '@/lib/api/client';
import type { ProposedItem } from '@/lib/contract/applications/checklist-templates';
import { dateText } from '@/lib/domain/days/day-words';
import { AskRowLine } from './ask-row-line';
import type { AskedRow } from './asked-row';

interface AskFieldsProps {
  applicationId: string;
  rows: readonly AskedRow[];
  onRows: (change: (rows: AskedRow[]) => AskedRow[]) => void;
}

/** What to ask for: the template's lines to tick, and rows of one's own. */
export function AskFields({ applicationId, rows, onRows }: AskFieldsProps) {
  const [proposed, setProposed] = useState<ProposedItem[]>();
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    call('GET /applications/{id}/proposed-items', { params: { id: applicationId }, signal: stop.signal })
      .then(({ items }) => setProposed(items))
      .catch((error) => {
        if (error instanceof CallError) setProblem(error.message);
      });
    return () => stop.abort();
  }, [applicationId]);

  const [dueAll, setDueAll] = useState('');
  /** The day of all that have none of their own. */
  const changeDueAll = (day: string) => {
    setDueAll(day);
    onRows((before) => before.map((row) => (row.dueOn === dueAll ? { ...row, dueOn: day } : row)));
  };

  const nameOf = ({ kind, label }: ProposedItem) => `template ${kind} ${label}`;
  const toggle = (item: ProposedItem, chosen: boolean) => {
    const { kind, label, note } = item;
    const dueOn = item.dueOn ?? dueAll;
    if (chosen && rows.length === 0 && !dueAll) setDueAll(dueOn);
    onRows((before) =>
      chosen
        ? [...before, { key: nameOf(item), kind, label, note, dueOn, fresh: false }]
        : before.filter(({ key }) => key !== nameOf(item)),
    );
  };
  const add = () => {
    const row = { key: `own ${made}`, kind: 'reference' as const, label: '', note: '', dueOn: dueAll, fresh: true };
    setMade((count) => count + 1);
    onRows((before) => [...before, row]);
  };
  const change = (key: string, fields: Partial<AskedRow>) =>
    onRows((before) => before.map((row) => (row.key === key ? { ...row, ...fields } : row)));

  return (
    <div className="space-y-6">
      <fieldset>
        <legend className="text-sm font-medium">Usually requested</legend>
        {!proposed && !problem && <Spinner className="mt-2 size-5" />}
        {problem && <p className="mt-1 text-sm text-danger-ink">{problem}</p>}
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {proposed?.map((item) => (
            <Checkbox
              key={nameOf(item)}
              label={item.label}
              hint={hintOf(item)}
              disabled={item.asked}
              {...ticked(item.asked || rows.some(({ key }) => key === nameOf(item)), (isTicked) =>
                toggle(item, isTicked),
              )}
            />
          ))}
        </div>
      </fieldset>
      {rows.length > 0 && (
        <div>
          <Field
            label="Due on"
            hint={rows.length > 1 ? 'For all items below that have no date of their own.' : undefined}
            optional
          >
            <TextInput type="date" {...wired(dueAll, changeDueAll)} className="sm:max-w-48" />
          </Field>
          <ul aria-label="Requested items" className="mt-4 divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <AskRowLine
                key={row.key}
                row={row}
                dueAll={dueAll}
                isOwn={row.key.startsWith('own')}
                onChange={(fields) => change(row.key, fields)}
                onRemove={() => onRows((before) => before.filter(({ key }) => key !== row.key))}
              />
            ))}
          </ul>
        </div>
      )}
      <Button size="sm" variant="secondary" onClick={add}>
        <Plus aria-hidden className="size-4" />
        Something else
      </Button>
    </div>
  );
}

function hintOf({ asked, inProfile, source, checkedOn }: ProposedItem): string {
  if (asked) return 'Already requested';
  if (inProfile) return `In the profile: ${inProfile}. Tick it to have it checked or to request a new one.`;
  return `${source}, checked ${dateText(checkedOn)}`;
}
