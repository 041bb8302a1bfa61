'use client';

import { useState } from 'react';
import { minorOrNull, typedMinor } from '@/components/agency/commission/typed-minor';
import { useKey } from '@/components/agency/leads/use-key';
import { refusalLines, useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { wiredIn } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import { isCurrency, majorUnits } from '@/lib/domain/money/money';
import type { Payable } from '@/lib/services/desk/commission/payments';
import { SlipLines, type TypedLine } from './slip-lines';
import { SlipSum } from './slip-sum';

/** A bank slip as it is typed: who it pays and how much of each, and both amounts of the slip. */
export function SlipForm({ payable, today }: { payable: Payable; today: string }) {
  const { currency, entries, owed } = payable;
  const key = useKey();
  const [lines, setLines] = useState<Readonly<Record<string, TypedLine>>>({});
  const first = { came: '', charges: '', currency, on: today, note: '' };
  const [text, setText] = useState(first);
  const change = useChange(() => {
    setLines({});
    setText(first);
    key.renew();
  });
  const chosen = entries.filter(({ _id }) => lines[_id]);
  const of = (text.currency || currency).toUpperCase();
  // While it is being typed it is no currency yet.
  const unit = isCurrency(of) ? of : currency;
  const orZero = (typed: string, inUnit: string) => (minorOrNull(typed, inUnit) ?? 0) as number;
  const sent = chosen.map(({ _id }) => {
    const { minor = '', withheld = '', net = '', shareWithheld = '' } = lines[_id] ?? {};
    return {
      ...{ entryId: _id, minor: typedMinor(minor, currency) as number, withheld: orZero(withheld, currency) },
      ...{ net: orZero(net, currency), shareWithheld: orZero(shareWithheld, unit) },
    };
  });
  const slip = { currency: of, minor: orZero(text.came, unit), charges: orZero(text.charges, unit) };
  const save = () =>
    call('POST /agency/commission/payments', {
      body: { key: key.current(), lines: sent, slip, on: text.on, note: text.note },
    });
  const fields = change.refusal?.fields ?? {};
  const wiredTo = wiredIn(text, setText);
  return (
    <div className="max-w-3xl space-y-6">
      {change.refusal && (
        <FormErrorSummary title="Couldn’t save" errors={refusalLines(change.refusal)} attempt={change.attempt} />
      )}
      <SlipLines
        entries={entries}
        currency={currency}
        canNet={owed > 0}
        lines={lines}
        sentOrder={chosen.map(({ _id }) => _id)}
        errors={fields}
        onChange={(_id, line) => {
          const { [_id]: _left, ...others } = lines;
          setLines(line ? { ...others, [_id]: line } : others);
        }}
        first={(left) => ({ minor: String(majorUnits(left, currency)) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Amount on bank statement" name="slip.minor" error={fields['slip.minor']}>
          <TextInput inputMode="decimal" autoComplete="off" {...wiredTo('came')} />
        </Field>
        <Field label="Bank statement currency" name="slip.currency" error={fields['slip.currency']}>
          <TextInput autoComplete="off" maxLength={3} {...wiredTo('currency')} />
        </Field>
        <Field label="Bank charges" name="slip.charges" optional error={fields['slip.charges']}>
          <TextInput inputMode="decimal" autoComplete="off" {...wiredTo('charges')} />
        </Field>
        <Field label="Date" name="on" error={fields.on}>
          <TextInput type="date" {...wiredTo('on')} />
        </Field>
        <Field label="Evidence" name="note" className="sm:col-span-2" error={fields.note}>
          <TextInput autoComplete="off" maxLength={500} {...wiredTo('note')} />
        </Field>
      </div>
      <SlipSum lines={sent} slip={slip} currency={currency} />
      <Button busy={change.busy} disabled={chosen.length === 0} onClick={() => change.run(save)}>
        {chosen.length === 1 ? 'Record remittance for 1 student' : `Record remittance for ${chosen.length} students`}
      </Button>
    </div>
  );
}
