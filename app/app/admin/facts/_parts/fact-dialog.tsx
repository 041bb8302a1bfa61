'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { WholeFact } from '@/lib/contract/catalogue/facts';
import { dateText } from '@/lib/domain/days/day-words';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { typedValue, valueLine, valueText } from './fact-text';
import { PeriodFields, type TypedPeriod } from './period-fields';

/** The form of one fact: its periods, and what stood before. */
export function FactDialog({ fact, today, onClose }: { fact: WholeFact; today: string; onClose: () => void }) {
  const id = fact.id as FactId;
  const [periods, setPeriods] = useState<TypedPeriod[]>(() => fact.periods.map(typedOf));
  const change = useChange(onClose);
  const { seen, refused } = useSeen({ periods: fact.periods });
  const save = () =>
    change.run(
      () =>
        call('PUT /facts/{id}', { params: { id }, body: { periods: periods.map((one) => sentOf(one, fact)), seen } }),
      refused,
    );
  const add = () => setPeriods([...periods, { ...BLANK, key: nextKey(periods), validFrom: today, readOn: today }]);

  return (
    <FormDialog
      title={fact.label}
      description={`${fact.appliesTo.country ?? 'Every country'}, ${fact.unit}. ${fact.appliesTo.note}`.trim()}
      change={change}
      onSave={save}
      lineOf={(place, message) => ({ message: `${periodOf(place)}${message}` })}
      aside={
        fact.changed && (
          <Button
            variant="ghost"
            className="me-auto"
            busy={change.busy}
            onClick={() => change.run(() => call('DELETE /facts/{id}', { params: { id } }))}
          >
            Restore built-in value
          </Button>
        )
      }
    >
      {periods.length === 0 && <p className="text-sm text-muted">No value is known. Add what a source says.</p>}
      <ol className="space-y-4">
        {periods.map((period, index) => (
          <PeriodFields
            key={period.key}
            number={index + 1}
            period={period}
            fact={fact}
            onChange={(change) =>
              setPeriods(periods.map((one) => (one.key === period.key ? { ...one, ...change } : one)))
            }
            onRemove={() => setPeriods(periods.filter(({ key }) => key !== period.key))}
          />
        ))}
      </ol>
      <Button size="sm" variant="secondary" onClick={add}>
        <Plus aria-hidden className="size-4" />
        Add a period
      </Button>
      {fact.history.length > 0 && <History fact={fact} />}
    </FormDialog>
  );
}

function History({ fact: { history } }: { fact: WholeFact }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">Earlier values</summary>
      <ul className="mt-2 space-y-1.5 text-muted">
        {history.map(({ at, by, periods }) => (
          <li key={at} className="wrap-anywhere">
            Set {dateText(at)} by {by || 'an admin'}:{' '}
            {periods.map(({ value, validFrom }) => `${valueLine(value)} from ${dateText(validFrom)}`).join('; ') ||
              'not known'}
          </li>
        ))}
      </ul>
    </details>
  );
}

const BLANK = {
  value: '',
  validFrom: '',
  validTo: '',
  title: '',
  address: '',
  kind: 'official',
  readOn: '',
  reviewBy: '',
  lookedOn: '',
  found: '',
} as const satisfies Omit<TypedPeriod, 'key'>;

const nextKey = (periods: readonly TypedPeriod[]) => Math.max(-1, ...periods.map(({ key }) => key)) + 1;

function typedOf({ value, validTo, source, looked, ...days }: WholeFact['periods'][number], key: number): TypedPeriod {
  const look = { lookedOn: looked?.on ?? '', found: looked?.found ?? '' };
  return { key, value: valueText(value), validTo: validTo ?? '', ...source, ...look, ...days };
}

function sentOf(
  { value, validTo, title, address, kind, validFrom, readOn, reviewBy, lookedOn, found }: TypedPeriod,
  { shape }: WholeFact,
) {
  const source = { title, address, kind };
  const looked = lookedOn || found ? { looked: { on: lookedOn, found } } : {};
  return { value: typedValue(value, shape), validFrom, validTo: validTo || null, source, readOn, reviewBy, ...looked };
}

/** 'periods.2.source.title' → 'Period 3: '. */
function periodOf(place: string): string {
  const index = /^periods\.(\d+)/.exec(place)?.[1];
  return index === undefined ? '' : `Period ${Number(index) + 1}: `;
}
