'use client';

import { useState } from 'react';
import { minorOrNull, typedMinor } from '@/components/agency/commission/typed-minor';
import { useKey } from '@/components/agency/leads/use-key';
import { refusalLines, useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { wiredIn } from '@/components/ui/controls/wired';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { call } from '@/lib/api/client';
import { slipDifference, throughBank } from '@/lib/domain/commission/slip';
import { isCurrency, majorUnits } from '@/lib/domain/money/money';
import { minorMoney } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';
import type { Payable } from '@/lib/services/desk/commission/payments';

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
        {`Record remittance for ${counted(chosen.length, 'student')}`}
      </Button>
    </div>
  );
}

interface SlipSumProps {
  lines: readonly { minor: number; withheld: number; net: number }[];
  slip: { currency: string; minor: number; charges: number };
  currency: string;
}

/**
 * Whether what was typed adds up: the same currency must agree, of another one the rate is said that follows. Nothing
 * while amounts are missing.
 */
function SlipSum({ lines, slip, currency }: SlipSumProps) {
  const amounts = [...lines.flatMap(({ minor, withheld, net }) => [minor, withheld, net]), slip.minor, slip.charges];
  if (lines.length === 0 || slip.minor === 0 || !amounts.every(Number.isSafeInteger)) return null;
  const paid = lines.reduce((sum, line) => sum + throughBank(line), 0);
  const off = slipDifference(lines, slip, currency);
  return (
    <p role="status" className={off ? 'text-sm text-danger-ink' : 'text-sm'}>
      {`Total for these students: ${minorMoney(paid, currency)} after tax and offsets. `}
      {off === null ? rateWords(paid, slip, currency) : differenceWords(off, currency)}
    </p>
  );
}

function differenceWords(off: number, currency: string): string {
  if (off === 0) return 'The remittance matches.';
  const amount = minorMoney(Math.abs(off), currency);
  return off > 0
    ? `The remittance is ${amount} more than this total. Please find out why before you record it.`
    : `The remittance is ${amount} less than this total. Enter the bank’s charges, or find out why before you record it.`;
}

/** Both amounts are as typed; the rate is what follows. */
function rateWords(paid: number, { currency: of, minor, charges }: SlipSumProps['slip'], currency: string): string {
  if (paid === 0 || !isCurrency(of)) return '';
  const rate = majorUnits(minor + charges, of) / majorUnits(paid, currency);
  return `Exchange rate of this remittance: 1 ${currency} is ${rate.toPrecision(6)} ${of}.`;
}

/** What is typed of an entry that the slip pays, as text. */
interface TypedLine {
  minor: string;
  withheld?: string;
  net?: string;
  shareWithheld?: string;
}

interface SlipLinesProps {
  entries: Payable['entries'];
  currency: string;
  /** There is something that the agency must pay the university, which that may set off. */
  canNet: boolean;
  /** Of those that are chosen, by entry. */
  lines: Readonly<Record<string, TypedLine>>;
  /** The chosen ones in the order in which they are sent: refusals name them by place. */
  sentOrder: readonly string[];
  errors: Readonly<Record<string, string>>;
  /** @param line null for one that isn't chosen any more */
  onChange: (id: string, line: TypedLine | null) => void;
  /** What stands in the fields of one that is chosen. @param left what is still to come */
  first: (left: number) => TypedLine;
}

/** The students that a slip can pay for; those that are chosen have their amounts beneath. */
function SlipLines(props: SlipLinesProps) {
  const { entries, currency, canNet, lines, sentOrder, errors, onChange, first } = props;
  return (
    <RowSheet>
      {entries.map(({ _id, name, what, left, hasPartner }) => {
        const line = lines[_id];
        const place = sentOrder.indexOf(_id);
        const typed = (field: keyof TypedLine, label: string, optional = true) => (
          <Field
            label={label}
            name={`lines.${place}.${field}`}
            optional={optional}
            error={errors[`lines.${place}.${field}`]}
          >
            <TextInput
              aria-label={`${label} for ${name}`}
              inputMode="decimal"
              autoComplete="off"
              value={line?.[field] ?? ''}
              onChange={({ target }) => line && onChange(_id, { ...line, [field]: target.value })}
            />
          </Field>
        );
        return (
          <SheetRow key={_id}>
            <Checkbox
              label={<span className="font-medium">{name}</span>}
              hint={`${what} · ${minorMoney(left, currency)} outstanding`}
              checked={line !== undefined}
              onChange={({ target }) => onChange(_id, target.checked ? first(left) : null)}
            />
            {line && (
              <div className="grid gap-3 pt-1 pb-3 pl-7 sm:grid-cols-2">
                {typed('minor', `Paid, ${currency}`, false)}
                {typed('withheld', `Tax withheld, ${currency}`)}
                {canNet && typed('net', `Offset against what you owe them, ${currency}`)}
                {hasPartner && typed('shareWithheld', 'Tax withheld from the sub-agent')}
              </div>
            )}
          </SheetRow>
        );
      })}
    </RowSheet>
  );
}
