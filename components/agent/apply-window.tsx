'use client';

import { type FormEvent, Fragment, useId, useState } from 'react';
import { type IntakeErrors, IntakeFields, missingIntake } from '@/components/application/intake-fields';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Spinner } from '@/components/ui/feedback/spinner';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { Dialog } from '@/components/ui/windows/dialog';
import type { Applicant } from '@/lib/contract/agency/agent-area';
import type { Month } from '@/lib/domain/courses/course';
import { counted } from '@/lib/domain/texts/counted';
import type { ApplyForStudentProps } from './apply-for-student';
import { StudentPicker } from './student-picker';
import { type ApplyResult, useApplyForSeveral } from './use-apply-for-several';

interface ApplyWindowProps extends ApplyForStudentProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The agent's students to choose from. A name leads to the application form for that student; ticked ones are
 * applied for together, for one intake, each with a result of their own.
 */
export function ApplyWindow({ courseId, what, choices, open, onClose }: ApplyWindowProps) {
  const formId = useId();
  const [step, setStep] = useState<'students' | 'intake' | 'results'>('students');
  const [chosen, setChosen] = useState<ReadonlyMap<string, Applicant>>(new Map());
  const [year, setYear] = useState('');
  const [month, setMonth] = useState('');
  const [errors, setErrors] = useState<IntakeErrors>({});
  const { results, busy, apply, retry, stop } = useApplyForSeveral(courseId);

  const intake = () => ({ year: Number(year), month: month as Month });
  const toggle = (student: Applicant) => {
    const next = new Map(chosen);
    if (!next.delete(student._id)) next.set(student._id, student);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = missingIntake(year, month);
    setErrors(missing);
    if (missing.year || missing.month) return;
    setStep('results');
    void apply(chosen.values(), intake());
  };
  const close = () => {
    if (step === 'results') {
      stop();
      setChosen(new Map());
    }
    setStep('students');
    onClose();
  };

  const footers = {
    students: chosen.size > 0 && (
      <>
        <Button variant="ghost" onClick={() => setChosen(new Map())}>
          Clear
        </Button>
        <Button onClick={() => setStep('intake')}>{`Apply for ${studentCount(chosen.size)}`}</Button>
      </>
    ),
    intake: (
      <>
        <Button variant="secondary" onClick={() => setStep('students')}>
          Back
        </Button>
        <Button type="submit" form={formId}>
          Submit
        </Button>
      </>
    ),
    results: (
      <>
        {!busy && results.some(({ state }) => state === 'failed') && (
          <Button variant="secondary" onClick={() => void retry(intake())}>
            Try failed ones again
          </Button>
        )}
        {!busy && (
          <ButtonLink href="/app/agent/applications" variant="secondary">
            See all applications
          </ButtonLink>
        )}
        <Button onClick={close}>{busy ? 'Stop' : 'Done'}</Button>
      </>
    ),
  };
  return (
    <Dialog
      size="lg"
      open={open}
      onClose={close}
      title={step === 'students' ? 'Select Student' : `Apply for ${studentCount(chosen.size)}`}
      description={<span className="wrap-anywhere">{what}</span>}
      // The key: a button that became another one in the middle of a click would take that click too, and send the form.
      footer={footers[step] && <Fragment key={step}>{footers[step]}</Fragment>}
    >
      {step === 'students' && (
        <StudentPicker
          courseId={courseId}
          hrefOf={(studentId) => `/app/agent/apply-course/${courseId}/${studentId}`}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      {step === 'intake' && (
        <form id={formId} noValidate onSubmit={submit} className="space-y-5">
          <p className="text-sm text-muted wrap-anywhere">{namesApart([...chosen.values()]).join(', ')}</p>
          <IntakeFields
            choices={choices}
            year={year}
            month={month}
            errors={errors}
            onYear={setYear}
            onMonth={setMonth}
          />
        </form>
      )}
      {step === 'results' && <ApplyResults results={results} busy={busy} />}
    </Dialog>
  );
}

/** Their names; two of one name each with the e-mail address. */
const namesApart = (students: readonly Applicant[]) =>
  students.map(({ _id, name, email }) =>
    students.some((other) => other._id !== _id && other.name === name) ? `${name} (${email})` : name,
  );
const studentCount = (count: number) => counted(count, 'student');

/** How each student's application went, as it goes. */
function ApplyResults({ results, busy }: { results: readonly ApplyResult[]; busy: boolean }) {
  return (
    <>
      <p role="status" className="mb-2 text-sm">
        {summaryOf(results, busy)}
      </p>
      <ul className="divide-y divide-line">
        {results.map(({ student, state, message }) => (
          <li key={student._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium wrap-anywhere">{student.name}</span>
              <span className="block text-sm text-muted wrap-anywhere">{student.email}</span>
              <span className="block text-sm text-muted wrap-anywhere">{noteOf({ student, state, message })}</span>
            </span>
            {state === 'underway' ? (
              <Spinner className="size-4" />
            ) : (
              <StatusChip tone={TONES[state]}>{WORDS[state]}</StatusChip>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type Settled = Exclude<ApplyResult['state'], 'underway'>;
const TONES: Record<Settled, Tone> = { waiting: 'neutral', applied: 'success', before: 'brand', failed: 'danger' };
const WORDS: Record<Settled, string> = {
  waiting: 'Waiting',
  applied: 'Applied',
  before: 'Already applied',
  failed: 'Not applied',
};

/** What the agent should know besides: why it failed, or what may hold the application up. */
function noteOf({ student, state, message }: ApplyResult): string {
  if (state === 'failed') return message;
  if (state !== 'applied') return student.email;
  const warnings = [
    ...(student.eligibility.verdict === 'not met' || student.eligibility.verdict === 'likely not'
      ? [student.eligibility.reason]
      : []),
    ...(student.profileCompleted < 100 ? [`The profile is ${student.profileCompleted}% complete.`] : []),
  ];
  return warnings.length ? warnings.join(' · ') : student.email;
}

function summaryOf(results: readonly ApplyResult[], busy: boolean): string {
  const count = (state: ApplyResult['state']) => results.filter((one) => one.state === state).length;
  if (busy) {
    const left = count('waiting') + count('underway');
    return `Applying: ${results.length - left} of ${results.length} done.`;
  }
  return [
    `${count('applied')} applied`,
    ...(count('before') ? [`${count('before')} already applied`] : []),
    ...(count('failed') ? [`${count('failed')} not applied`] : []),
  ].join(', ');
}
