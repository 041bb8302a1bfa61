'use client';

import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { wired } from '@/components/ui/controls/wired';
import type { MonthState, YearChoice } from '@/lib/contract/applications/applications';

export type IntakeErrors = Partial<Record<'year' | 'month', string>>;

interface IntakeFieldsProps {
  choices: readonly YearChoice[];
  /** '' until one is chosen. */
  year: string;
  month: string;
  errors: IntakeErrors;
  /** At the month. */
  hint?: string;
  onYear: (year: string) => void;
  onMonth: (month: string) => void;
}

/** Year and month of an application. Another year takes back a month that can't be chosen in it. */
export function IntakeFields({
  choices,
  year,
  month,
  errors,
  hint = MONTHS_KNOWN,
  onYear,
  onMonth,
}: IntakeFieldsProps) {
  const months = choices.find((choice) => String(choice.year) === year)?.months ?? choices.at(-1)?.months ?? [];

  const chooseYear = (chosen: string) => {
    onYear(chosen);
    const offered = choices.find((choice) => String(choice.year) === chosen)?.months ?? [];
    if (!offered.some((choice) => choice.month === month && choice.state === 'open')) onMonth('');
  };
  return (
    <>
      <Field label="Year" name="year" {...(errors.year ? { error: errors.year } : {})}>
        <SelectField
          {...wired(year, chooseYear)}
          placeholder="Choose a year"
          options={choices.map((choice) => String(choice.year))}
        />
      </Field>
      <Field label="Month" name="month" {...(hint ? { hint } : {})} {...(errors.month ? { error: errors.month } : {})}>
        <SelectField
          {...wired(month, onMonth)}
          placeholder="Choose a month"
          options={months.map((choice) => ({
            value: choice.month,
            // Capitals by CSS don't reach a select's options in every browser.
            label: `${choice.month.toUpperCase()}${MONTH_NOTE[year ? choice.state : 'open']}`,
            disabled: year !== '' && choice.state !== 'open',
          }))}
        />
      </Field>
    </>
  );
}

/** What of the two is not chosen yet, in words for the fields. */
export function missingIntake(year: string, month: string): IntakeErrors {
  return {
    ...(year ? {} : { year: 'Please choose a year.' }),
    ...(month ? {} : { month: 'Please choose a month.' }),
  };
}

const MONTHS_KNOWN = 'The months when this course starts.';
const MONTH_NOTE: Record<MonthState, string> = { open: '', applied: ' – already applied' };
