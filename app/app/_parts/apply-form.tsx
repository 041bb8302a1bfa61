'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ApplyPlaces } from '@/components/application/apply-places';
import { ApplyRefusal } from '@/components/application/apply-refusal';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { startLoadingBar } from '@/components/ui/loading-bar';
import { SelectField } from '@/components/ui/select-field';
import { CallError, call } from '@/lib/api/client';
import type { Month } from '@/lib/contract/lists';
import type { MonthState, YearChoice } from '@/lib/services/intake-choices';

interface ApplyFormProps {
  courseId: string;
  /** Whom the application is for, when that isn't the viewer. */
  studentId?: string | undefined;
  places: ApplyPlaces;
  choices: readonly YearChoice[];
  /** The course, above the form. */
  children: ReactNode;
}

type FieldName = 'year' | 'month';
type FieldErrors = Partial<Record<FieldName, string>>;

/** Year, month and Submit. A refusal replaces the form; what is wrong with a field stands at the field. */
export function ApplyForm({ courseId, studentId, places, choices, children }: ApplyFormProps) {
  const router = useRouter();
  const [year, setYear] = useState('');
  const [month, setMonth] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<CallError>();
  const [sending, setSending] = useState(false);
  // State is one render late for the second press of a double click.
  const underway = useRef(false);

  const months = choices.find((choice) => String(choice.year) === year)?.months ?? choices.at(-1)?.months ?? [];

  const chooseYear = (chosen: string) => {
    setYear(chosen);
    const offered = choices.find((choice) => String(choice.year) === chosen)?.months ?? [];
    if (!offered.some((choice) => choice.month === month && choice.state === 'open')) setMonth('');
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underway.current) return;
    const missing = missingFields(year, month);
    setErrors(missing);
    if (missing.year || missing.month) return;
    underway.current = true;
    setSending(true);
    try {
      const body = { courseId, year: Number(year), month: month as Month };
      await call('POST /apply', { body: studentId ? { ...body, userId: studentId } : body });
      startLoadingBar();
      // Replaced, not pushed: Back must not lead to a form that was already sent.
      router.replace(places.applied);
    } catch (error) {
      underway.current = false;
      setSending(false);
      if (!(error instanceof CallError)) throw error;
      const atFields = fieldErrorsOf(error);
      if (atFields) setErrors(atFields);
      else setRefusal(error);
    }
  };

  if (refusal) return <ApplyRefusal error={refusal} places={places} onRetry={() => setRefusal(undefined)} />;
  return (
    <div className="max-w-xl space-y-6">
      {children}
      <form noValidate onSubmit={submit} className="space-y-5">
        <FormErrorSummary errors={listed(errors)} />
        <Field label="Year" name="year" {...(errors.year ? { error: errors.year } : {})}>
          <SelectField
            value={year}
            onChange={(event) => chooseYear(event.target.value)}
            placeholder="Choose a year"
            options={choices.map((choice) => String(choice.year))}
          />
        </Field>
        <Field
          label="Month"
          name="month"
          hint="The months this course starts in."
          {...(errors.month ? { error: errors.month } : {})}
        >
          <SelectField
            value={month}
            onChange={(event) => setMonth(event.target.value)}
            placeholder="Choose a month"
            className="caps"
            options={months.map((choice) => ({
              value: choice.month,
              label: `${choice.month}${MONTH_NOTE[year ? choice.state : 'open']}`,
              disabled: year !== '' && choice.state !== 'open',
            }))}
          />
        </Field>
        <Button type="submit" size="lg" busy={sending} className="max-sm:w-full">
          Submit
        </Button>
      </form>
    </div>
  );
}

const MONTH_NOTE: Record<MonthState, string> = { open: '', past: ' – past', applied: ' – applied' };

function missingFields(year: string, month: string): FieldErrors {
  return {
    ...(year ? {} : { year: 'Please choose a year.' }),
    ...(month ? {} : { month: 'Please choose a month.' }),
  };
}

/** Null when the refusal isn't about year or month. */
function fieldErrorsOf({ status, fields }: CallError): FieldErrors | null {
  const { year, month } = fields;
  if (status !== 422 || (!year && !month)) return null;
  return { ...(year ? { year } : {}), ...(month ? { month } : {}) };
}

function listed({ year, month }: FieldErrors) {
  return [...(year ? [{ name: 'year', message: year }] : []), ...(month ? [{ name: 'month', message: month }] : [])];
}
