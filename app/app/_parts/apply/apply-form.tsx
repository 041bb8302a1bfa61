'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ApplyPlaces } from '@/components/application/apply-places';
import { ApplyRefusal } from '@/components/application/apply-refusal';
import { type IntakeErrors, IntakeFields, missingIntake } from '@/components/application/intake-fields';
import type { Fit } from '@/components/eligibility/eligibility-rules';
import { IntakeFit } from '@/components/eligibility/intake-fit';
import { NoScores } from '@/components/fit/no-scores';
import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { Card } from '@/components/ui/layout/card';
import { CallError, call, queryString } from '@/lib/api/client';
import type { YearChoice } from '@/lib/contract/applications/applications';
import type { Month } from '@/lib/domain/course';

interface ApplyFormProps {
  courseId: string;
  /** Of the course: where the list of applications then opens. */
  country: string;
  /** Whom the application is for, when that isn't the viewer. */
  studentId?: string | undefined;
  places: ApplyPlaces;
  choices: readonly YearChoice[];
  /** How the student stands on the first day of the first open intake; null: they have entered nothing to judge by. */
  first: { fit: Fit | null; day: string };
  /** What will be asked for, after what the course asks. */
  papers: ReactNode;
  /** The course. */
  children: ReactNode;
}

/** Year, month and Submit. A refusal replaces the form; what is wrong with a field stands at the field. */
export function ApplyForm({ courseId, country, studentId, places, choices, first, papers, children }: ApplyFormProps) {
  const router = useRouter();
  const [year, setYear] = useState('');
  const [month, setMonth] = useState('');
  const [errors, setErrors] = useState<IntakeErrors>({});
  const [refusal, setRefusal] = useState<CallError>();
  const [sending, setSending] = useState(false);
  // State is one render late for the second press of a double click.
  const underway = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (underway.current) return;
    const missing = missingIntake(year, month);
    setErrors(missing);
    if (missing.year || missing.month) return;
    underway.current = true;
    setSending(true);
    try {
      const body = { courseId, year: Number(year), month: month as Month };
      await call('POST /apply', { body: studentId ? { ...body, userId: studentId } : body });
      startLoadingBar();
      // Replaced, not pushed: Back must not lead to a form that was already sent.
      router.replace(`${places.applied}${queryString({ country })}`);
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
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {children}
        {first.fit ? (
          <IntakeFit
            courseId={courseId}
            studentId={studentId}
            year={year}
            month={month}
            first={first.fit}
            firstDay={first.day}
          />
        ) : (
          <NoScores />
        )}
        {papers}
      </div>
      <Card className="lg:sticky lg:top-20">
        <form noValidate onSubmit={submit} className="space-y-5">
          <FormErrorSummary errors={listed(errors)} />
          <IntakeFields
            choices={choices}
            year={year}
            month={month}
            errors={errors}
            onYear={setYear}
            onMonth={setMonth}
          />
          <Button type="submit" size="lg" busy={sending} className="w-full">
            Submit
          </Button>
        </form>
      </Card>
    </div>
  );
}

/** Null when the refusal isn't about year or month. */
function fieldErrorsOf({ status, fields }: CallError): IntakeErrors | null {
  const { year, month } = fields;
  if (status !== 422 || (!year && !month)) return null;
  return { ...(year ? { year } : {}), ...(month ? { month } : {}) };
}

function listed({ year, month }: IntakeErrors) {
  return [...(year ? [{ name: 'year', message: year }] : []), ...(month ? [{ name: 'month', message: month }] : [])];
}
