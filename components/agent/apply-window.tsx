'use client';

import { type FormEvent, Fragment, useId, useState } from 'react';
import { type IntakeErrors, IntakeFields, missingIntake } from '@/components/application/intake-fields';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Dialog } from '@/components/ui/windows/dialog';
import type { Applicant } from '@/lib/contract/people/agent-area';
import type { Month } from '@/lib/domain/course';
import { counted } from '@/lib/domain/texts/counted';
import type { ApplyForStudentProps } from './apply-for-student';
import { ApplyResults } from './apply-results';
import { StudentPicker } from './student-picker';
import { useApplyForSeveral } from './use-apply-for-several';

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
            Retry failed
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
