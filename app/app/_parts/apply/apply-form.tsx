'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AlreadyApplied } from '@/components/application/already-applied';
import type { ApplyPlaces } from '@/components/application/apply-places';
import { type IntakeErrors, IntakeFields, missingIntake } from '@/components/application/intake-fields';
import { EligibilityRules, type Fit } from '@/components/eligibility/eligibility-rules';
import { groupedRules } from '@/components/eligibility/grouped-rules';
import { NoScores } from '@/components/fit/no-scores';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { ErrorBox } from '@/components/ui/feedback/error-box';
import { startLoadingBar } from '@/components/ui/feedback/loading-bar';
import { Card } from '@/components/ui/layout/card';
import { classNames } from '@/components/ui/layout/class-names';
import { CallError, call, queryString } from '@/lib/api/client';
import type { YearChoice } from '@/lib/contract/applications/applications';
import { MONTHS, type Month } from '@/lib/domain/courses/course';
import { dayText } from '@/lib/engines/eligibility/verdicts';

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

/** Why the server took no application, in the place of the form. */
function ApplyRefusal({ error, places, onRetry }: { error: CallError; places: ApplyPlaces; onRetry: () => void }) {
  if (error.status === 409) return <AlreadyApplied applicationHref={places.applications} />;
  if (error.status === 401) {
    return (
      <ErrorBox
        message="User ID is not available. Please login again."
        action={<ButtonLink href={`/login?expired=1&next=${encodeURIComponent(places.form)}`}>Sign in</ButtonLink>}
      />
    );
  }
  // The student can be what isn't there any more, too: the server says which.
  if (error.status === 404) {
    return <ErrorBox message={error.message} action={<ButtonLink href={places.search}>Search courses</ButtonLink>} />;
  }
  return (
    <ErrorBox
      message="Failed to apply for the course."
      hint={error.message}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

interface IntakeFitProps {
  courseId: string;
  /** Whose fit it is, when that isn't the viewer's. */
  studentId?: string | undefined;
  /** What is chosen; '' while it isn't. */
  year: string;
  month: string;
  /** By the first open intake, whose first day this is, 'YYYY-MM-DD'. */
  first: Fit;
  firstDay: string;
}

/** How the student stands on the first day of the chosen intake; of the first open one while none is chosen. */
function IntakeFit({ courseId, studentId, year, month, first, firstDay }: IntakeFitProps) {
  const chosen = year && month ? firstDayOf(year, month) : firstDay;
  const [known, setKnown] = useState<{ day: string; fit: Fit }>({ day: firstDay, fit: first });
  const [failed, setFailed] = useState('');
  const isStale = known.day !== chosen;
  useEffect(() => {
    if (!isStale) return;
    if (chosen === firstDay) {
      setKnown({ day: firstDay, fit: first });
      return;
    }
    const controller = new AbortController();
    const query = { year: Number(year), month: month as Month, ...(studentId ? { userId: studentId } : {}) };
    call('GET /eligibility/{courseId}', { params: { courseId }, query, signal: controller.signal })
      .then(({ verdict, rules, visa, notJudged }) => {
        setFailed('');
        setKnown({ day: chosen, fit: { verdict, ...groupedRules(rules), visa, notJudged } });
      })
      .catch((error) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        setFailed(chosen);
      });
    return () => controller.abort();
  }, [chosen, courseId, first, firstDay, isStale, month, studentId, year]);

  return (
    <div
      aria-busy={isStale && failed !== chosen}
      className={classNames('transition-opacity', isStale && 'opacity-55 delay-100')}
    >
      <p role="status" className="mb-5 text-sm text-muted">
        {failed === chosen
          ? 'We could not check the intake you chose. These results are for the previous one.'
          : `We check for the first day of your intake, ${dayText(known.day)}. A test report that expires before that day does not count.`}
      </p>
      <EligibilityRules fit={known.fit} whose={studentId ? 'their' : 'your'} canEnter={!studentId} />
    </div>
  );
}

const firstDayOf = (year: string, month: string) =>
  `${year}-${String(MONTHS.indexOf(month as Month) + 1).padStart(2, '0')}-01`;
