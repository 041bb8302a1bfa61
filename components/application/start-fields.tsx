'use client';

import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { ticked, wiredIn } from '@/components/ui/controls/wired';
import { ASKED_BY, type AskedBy } from '@/lib/domain/applications/starts';
import { MONTHS, type Month } from '@/lib/domain/courses/course';

/** A start as it is entered: '' for what isn't chosen. */
export interface StartDraft {
  year: string;
  month: string;
  unknown: boolean;
}
export const NO_START: StartDraft = { year: '', month: '', unknown: false };

/** The start that was entered: null for one that isn't known yet. */
export const startOfDraft = ({ year, month, unknown }: StartDraft) =>
  unknown ? null : { year: Number(year), month: month as Month };

/** What of a start is not chosen yet, in words for the fields. */
export const missingStart = ({ year, month, unknown }: StartDraft): Record<string, string> => ({
  ...(unknown || year ? {} : { year: 'Please choose a year.' }),
  ...(unknown || month ? {} : { month: 'Please choose a month.' }),
});

interface StartFieldsProps {
  value: StartDraft;
  onChange: (value: StartDraft) => void;
  /** By field; those of a start in a body are 'start.year' and 'start.month'. */
  errors: Readonly<Record<string, string>>;
  /** 'Not known yet' can be said. */
  mayBeUnknown?: boolean;
}

/** Year and month of a new start, or that it isn't known yet. */
export function StartFields({ value, onChange, errors, mayBeUnknown = true }: StartFieldsProps) {
  const { year, month, unknown } = value;
  const thisYear = new Date().getFullYear();
  const years = [0, 1, 2, 3, 4, 5].map((after) => String(thisYear + after));
  const wiredTo = wiredIn({ year, month }, (texts) => onChange({ ...value, ...texts }));
  const errorOf = (name: 'year' | 'month') => errors[name] ?? errors[`start.${name}`];
  return (
    <div className="space-y-3">
      {!unknown && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Year of the new start" name="year" error={errorOf('year')}>
            <SelectField {...wiredTo('year')} placeholder="Choose a year" options={years} />
          </Field>
          <Field label="Month" name="month" error={errorOf('month')}>
            <SelectField {...wiredTo('month')} placeholder="Choose a month" options={MONTHS} />
          </Field>
        </div>
      )}
      {mayBeUnknown && (
        <Checkbox label="Not known yet" {...ticked(unknown, (isTicked) => onChange({ ...value, unknown: isTicked }))} />
      )}
    </div>
  );
}

interface AskedByFieldProps {
  value: AskedBy | '';
  onChange: (value: AskedBy | '') => void;
  error?: string | undefined;
}

/** Who asked for another start. */
export function AskedByField({ value, onChange, error }: AskedByFieldProps) {
  return (
    <Field label="Who asked for it?" name="askedBy" error={error}>
      <SelectField
        value={value}
        onChange={(event) => onChange(event.target.value as AskedBy | '')}
        placeholder="Choose"
        options={Object.entries(ASKED_BY).map(([name, label]) => ({ value: name, label }))}
      />
    </Field>
  );
}
