'use client';

import { Trash2 } from 'lucide-react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import type { WholeFact } from '@/lib/contract/catalogue/facts';
import type { SourceKind } from '@/lib/engines/facts/fact';

/** A period as it is typed. */
export interface TypedPeriod {
  key: number;
  value: string;
  validFrom: string;
  validTo: string;
  title: string;
  address: string;
  kind: SourceKind;
  readOn: string;
  reviewBy: string;
  /** The newest look that found no newer value, and what it found; both '' where there was none. */
  lookedOn: string;
  found: string;
}

interface PeriodFieldsProps {
  number: number;
  period: TypedPeriod;
  fact: WholeFact;
  onChange: (change: Partial<TypedPeriod>) => void;
  onRemove: () => void;
}

/** The fields of one period: value, days, source, and when to look again. */
export function PeriodFields({ number, period, fact, onChange, onRemove }: PeriodFieldsProps) {
  const id = (name: string) => `${name}-${period.key}`;
  const dayField = (
    name: 'validFrom' | 'validTo' | 'readOn' | 'reviewBy' | 'lookedOn',
    label: string,
    hint: string,
  ) => (
    <Field label={label} id={id(name)} hint={hint} optional={name === 'validTo' || name === 'lookedOn'}>
      <TextInput type="date" {...wired(period[name], (text) => onChange({ [name]: text }))} />
    </Field>
  );
  return (
    <li className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-2">
      <Field
        label={`Period ${number}: value (${fact.unit})`}
        id={id('value')}
        hint={fact.shape === 'table' ? 'One “name: value” on each line' : undefined}
        className="sm:col-span-2"
      >
        {fact.shape === 'number' ? (
          <TextInput inputMode="decimal" {...wired(period.value, (value) => onChange({ value }))} />
        ) : (
          <Textarea rows={4} {...wired(period.value, (value) => onChange({ value }))} />
        )}
      </Field>
      {dayField('validFrom', 'Valid from', 'If the source gives no date, enter the date when you read it.')}
      {dayField('validTo', 'Valid to', 'The last valid day. Leave it empty if it is not known.')}
      <Field label="Source" id={id('title')} hint="Publisher and title of the document.">
        <TextInput {...wired(period.title, (title) => onChange({ title }))} maxLength={600} />
      </Field>
      <Field label="Source type" id={id('kind')} hint="With a secondary source, results can only be ‘likely’.">
        <SelectField options={KINDS} {...wired(period.kind, (kind) => onChange({ kind }))} />
      </Field>
      <Field label="Address" id={id('address')} hint="A web address that begins with https." className="sm:col-span-2">
        <TextInput type="url" {...wired(period.address, (address) => onChange({ address }))} maxLength={1000} />
      </Field>
      {dayField('readOn', 'Read on', 'The date you read the source.')}
      {dayField('reviewBy', 'Review by', 'After this date, the fact may be out of date.')}
      {dayField('lookedOn', 'Checked again on', 'Only if a later check found no newer value.')}
      <Field label="Result of that check" id={id('found')} hint="What was checked, and what it showed." optional>
        <TextInput {...wired(period.found, (found) => onChange({ found }))} maxLength={600} />
      </Field>
      <IconButton label={`Remove period ${number}`} className="justify-self-end sm:col-span-2" onClick={onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

const KINDS: { value: SourceKind; label: string }[] = [
  { value: 'official', label: 'Official' },
  { value: 'secondary', label: 'Secondary' },
];
