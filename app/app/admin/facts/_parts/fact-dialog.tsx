'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { toast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/windows/dialog';
import { CallError, call } from '@/lib/api/client';
import type { WholeFact } from '@/lib/contract/catalogue/facts';
import { dateText } from '@/lib/domain/days/day-words';
import type { FactId } from '@/lib/engines/facts/fact-ids';
import { typedValue, valueLine, valueText } from './fact-text';
import { PeriodFields, type TypedPeriod } from './period-fields';

/** The form of one fact: its periods, and what stood before. */
export function FactDialog({ fact, today, onClose }: { fact: WholeFact; today: string; onClose: () => void }) {
  const router = useRouter();
  const id = fact.id as FactId;
  const [periods, setPeriods] = useState<TypedPeriod[]>(() => fact.periods.map(typedOf));
  const [errors, setErrors] = useState<{ message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const send = async (request: () => Promise<{ message: string }>) => {
    if (busy) return;
    setBusy(true);
    try {
      toast.success((await request()).message);
      router.refresh();
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const named = Object.entries(error.fields).map(([place, message]) => ({
        message: `${periodOf(place)}${message}`,
      }));
      setErrors(named.length ? named : [{ message: error.message }]);
      setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    send(() => call('PUT /facts/{id}', { params: { id }, body: { periods: periods.map((one) => sentOf(one, fact)) } }));
  const add = () => setPeriods([...periods, { ...BLANK, key: nextKey(periods), validFrom: today, readOn: today }]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={fact.label}
      description={`${fact.appliesTo.country ?? 'Every country'}, ${fact.unit}. ${fact.appliesTo.note}`.trim()}
      size="lg"
      footer={
        <>
          {fact.changed && (
            <Button
              variant="ghost"
              className="me-auto"
              busy={busy}
              onClick={() => send(() => call('DELETE /facts/{id}', { params: { id } }))}
            >
              As it comes with the product
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {errors.length > 0 && <FormErrorSummary title="Not saved" errors={errors} attempt={attempt} />}
        {periods.length === 0 && <p className="text-sm text-muted">Nothing is known of it. Add what a source says.</p>}
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
      </div>
    </Dialog>
  );
}

function History({ fact: { history } }: { fact: WholeFact }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">What stood before</summary>
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
