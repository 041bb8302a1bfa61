'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { RatesComparison, RatesView } from '@/lib/contract/catalogue/rates';
import { dateText } from '@/lib/domain/days/day-words';

interface RatesFormProps {
  rates: RatesView | null;
  /** Null where no address is set to fetch rates from. */
  fetching: { host: string; failure: string; next: string | null } | null;
}

/** The rates in use, how they are fetched, and the form that takes others from a file. */
export function RatesForm({ rates, fetching }: RatesFormProps) {
  const router = useRouter();
  const [csv, setCsv] = useState('');
  const [comparison, setComparison] = useState<RatesComparison | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [title, setTitle] = useState('European Central Bank: euro reference rates');
  const [address, setAddress] = useState('https://www.ecb.europa.eu/');
  const [errors, setErrors] = useState<{ name?: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const attempted = (work: () => Promise<void>) =>
    run(
      async () => {
        await work();
        setErrors([]);
      },
      (error) => {
        const named = Object.entries(error.fields).map(([name, message]) => ({ name, message }));
        setErrors(named.length ? named : [{ message: error.message }]);
        setAttempt((count) => count + 1);
      },
    );
  const choose = (file: File | undefined) => {
    setComparison(null);
    setConfirmed(false);
    void attempted(async () => {
      const text = (await file?.text()) ?? '';
      setCsv(text);
      if (text) setComparison((await call('POST /rates/check', { body: { csv: text } })).comparison);
    });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void attempted(async () => {
      toast.success((await call('PUT /rates', { body: { csv, title, address, confirmed } })).message);
      setComparison(null);
      router.refresh();
    });
  };

  return (
    <Card className="max-w-3xl">
      <p className="text-sm">{rates ? inUse(rates) : 'No exchange rates: fees stay in their own currency.'}</p>
      {fetching && <p className="mt-1 text-sm text-muted">Fetched once a day from {fetching.host}.</p>}
      {fetching?.failure && (
        <p role="status" className="mt-3 rounded-control bg-accent-soft px-3 py-2 text-sm text-accent-ink">
          The last update failed: {fetching.failure} The current rates stay in use.
          {fetching.next && ` Next try: ${dateText(fetching.next)} at ${fetching.next.slice(11, 16)} UTC.`}
        </p>
      )}
      <form noValidate onSubmit={save} className="mt-4 grid gap-4 sm:grid-cols-2">
        {errors.length > 0 && (
          <div className="sm:col-span-2">
            <FormErrorSummary title="Couldn’t save" errors={errors} attempt={attempt} />
          </div>
        )}
        <Field
          label="List of rates (CSV)"
          name="csv"
          hint="The first column is Date, followed by one column for each currency (USD, JPY, …). Rates are for one euro, or for one unit of the currency in a “Base” column. We use the newest row."
          className="sm:col-span-2"
        >
          <FileInput compact accept=".csv,text/csv" onFiles={([file]) => choose(file)} />
        </Field>
        {comparison && (
          <RatesCompared comparison={comparison} inUse={rates} confirmed={confirmed} onConfirm={setConfirmed} />
        )}
        <Field label="Published by" name="title">
          <TextInput value={title} maxLength={200} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field label="Address" name="address">
          <TextInput type="url" value={address} maxLength={1000} onChange={({ target }) => setAddress(target.value)} />
        </Field>
        <Button
          type="submit"
          busy={busy}
          disabled={comparison !== null && comparison.asks.length > 0 && !confirmed}
          className="justify-self-start"
        >
          Save rates
        </Button>
      </form>
    </Card>
  );
}

function inUse({ day, source, example, perBase }: RatesView): string {
  const what = example ? 'Example rates, not real ones' : source.title;
  return `In use: ${what}, ${dateText(day)}, ${Object.keys(perBase).length} currencies.`;
}

interface RatesComparedProps {
  comparison: RatesComparison;
  inUse: RatesView | null;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
}

/** What a chosen list says beside the rates in use, before it is saved; what is unusual about it is asked. */
function RatesCompared({ comparison, inUse, confirmed, onConfirm }: RatesComparedProps) {
  const { base, day, pairs, asks } = comparison;
  return (
    <div className="space-y-3 sm:col-span-2" aria-live="polite">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-muted">
          Rates as of {dateText(day)}, per {base}. Nothing is saved yet.
        </caption>
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col" className="py-1.5 font-medium">
              Currency
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              In use{inUse ? `, ${dateText(inUse.day)}` : ''}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              In the list
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ from, to, before, after }) => (
            <tr key={`${from}/${to}`} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {from}
              </th>
              <td className="py-1.5 text-right tabular-nums">{amount(before, to)}</td>
              <td className="py-1.5 text-right tabular-nums">{amount(after, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {asks.length > 0 && (
        <div className="rounded-control bg-accent-soft px-4 py-3 text-sm text-accent-ink">
          <ul className="list-disc space-y-1 pl-5">
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
          <div className="mt-3">
            <Checkbox label="I have checked this, and the list is correct" {...ticked(confirmed, onConfirm)} />
          </div>
        </div>
      )}
    </div>
  );
}

const amount = (rate: number | null, currency: string): string =>
  rate === null
    ? 'not known'
    : `${Number(rate.toPrecision(6)).toLocaleString('en-GB', { maximumFractionDigits: 6 })} ${currency}`;
