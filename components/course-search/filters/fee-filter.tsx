'use client';

import { useState } from 'react';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { dateText } from '@/lib/domain/days/day-words';
import type { SearchAnswer } from '../answers';
import { type CourseQuery, CURRENCIES, type Currency, feeCurrency, readAmount } from '../search-address';
import { Labelled } from './labelled';

interface FeeFilterProps {
  query: CourseQuery;
  /** The fees as they are shown in the chosen currency; null without rates. */
  own: SearchAnswer['own'];
  onChoose: (change: Partial<CourseQuery>) => void;
  onType: (change: Partial<CourseQuery>) => void;
}

/** The fee of a year, from and up to, in the visitor's currency, which fees are then shown in. */
export function FeeFilter({ query, own, onChoose, onType }: FeeFilterProps) {
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 text-sm font-medium">Fee per year</legend>
      <SelectField
        name="currency"
        aria-label="Currency of the fee"
        aria-describedby="course-fee-tip"
        placeholder="Choose a currency"
        options={CURRENCIES}
        value={feeCurrency(query)}
        onChange={(event) => onChoose({ currency: event.target.value as Currency | '' })}
      />
      {feeCurrency(query) && (
        <div className="grid grid-cols-2 gap-2">
          <AmountBox id="course-min-fee" name="minFee" label="From" query={query} onType={onType} />
          <AmountBox id="course-max-fee" name="maxFee" label="Up to" query={query} onType={onType} />
        </div>
      )}
      <p id="course-fee-tip" className="text-xs text-muted">
        {own
          ? `Fees in other currencies are converted at the ${own.example ? 'example rates' : 'rates'} for ${dateText(own.day)}.`
          : 'Fees are shown in the currency you choose.'}{' '}
        Fees for a whole course are divided by the number of years. If you enter an amount, courses without a published
        fee are not shown.
      </p>
    </fieldset>
  );
}

interface AmountBoxProps extends Pick<FeeFilterProps, 'query' | 'onType'> {
  id: string;
  name: 'minFee' | 'maxFee';
  label: string;
}

function AmountBox({ id, name, label, query, onType }: AmountBoxProps) {
  const amount = query[name];
  const [typed, setTyped] = useState(String(amount));
  // The address may have changed the amount behind the box, by the back button.
  const text = readAmount(typed) === amount ? typed : String(amount);
  return (
    <Labelled id={id} label={label}>
      <NumberInput
        id={id}
        name={name}
        maxLength={10}
        aria-describedby="course-fee-tip"
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          onType({ [name]: readAmount(event.target.value) });
        }}
      />
    </Labelled>
  );
}
