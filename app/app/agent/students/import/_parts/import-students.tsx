'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { PlanColumns } from './plan-columns';
import { PlanCounts } from './plan-counts';
import { PlanTable } from './plan-table';
import { downloadReport } from './report';
import { isNew, useStudentImport } from './use-student-import';

/** The whole import: a file, how it is read, what would become of each row, and the adding. */
export function ImportStudents() {
  const state = useStudentImport();
  const { file, choice, plan, rows, busy, problem, isDone, read, add, reset } = state;
  const [counsellor, setCounsellor] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<File>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (chosen) void read(chosen, { counsellor_name: counsellor });
  };

  if (!file || !plan) {
    const missing = attempt > 0 && !chosen ? 'Please select a file before submitting.' : '';
    const errors = [missing || problem].filter(Boolean).map((message) => ({ name: 'students_file', message }));
    return (
      <form noValidate onSubmit={submit} className="max-w-xl space-y-5">
        <FormErrorSummary errors={errors} attempt={attempt} />
        <Field label="Students file" name="students_file" {...(errors[0] ? { error: errors[0].message } : {})}>
          <FileInput
            accept=".xlsx,.xls,.csv"
            typeHint="XLSX, XLS or CSV, up to 5 MB and 2,000 students"
            onFiles={([first]) => setChosen(first)}
          />
        </Field>
        <Field label="Counsellor name" name="counsellor_name" hint="For rows without one." optional>
          <TextInput
            value={counsellor}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setCounsellor(event.target.value)}
          />
        </Field>
        <p className="text-sm text-muted">
          Each new student gets an e-mail with a link to choose a password. A row without an e-mail becomes a lead.
          Nobody is changed who is there already.
        </p>
        <Button type="submit" size="lg" busy={busy === 'reading'} className="max-sm:w-full">
          Check the file
        </Button>
      </form>
    );
  }
  const left = rows.filter(({ outcome, isAdded }) => isNew(outcome) && !isAdded);
  const toAdd = left.length;
  const leads = left.filter(({ outcome }) => outcome === 'lead').length;
  const added = rows.filter(({ isAdded }) => isAdded).length;
  return (
    <>
      {problem && (
        <div className="mb-5">
          <FormErrorSummary title="Not all were added" errors={[{ message: problem }]} attempt={added} />
        </div>
      )}
      <Card className="mb-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-medium wrap-anywhere">{file.name}</p>
          <Button variant="ghost" size="sm" onClick={reset} disabled={busy === 'adding'}>
            Choose another file
          </Button>
        </div>
        {plan.missing.length === 0 && <PlanCounts rows={rows} />}
        {plan.dividers > 0 && (
          <p className="mt-3 text-sm text-muted">
            {`${plan.dividers} ${plan.dividers === 1 ? 'row is' : 'rows are'} no person, such as a month or a total.`}
          </p>
        )}
        {busy === 'adding' && (
          <div className="mt-4">
            <ProgressBar
              label="Adding students"
              value={added}
              max={added + toAdd}
              figures={`${added} of ${added + toAdd}`}
            />
          </div>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {isDone ? (
            <ButtonLink href="/app/agent/students">See all students</ButtonLink>
          ) : (
            toAdd > 0 && (
              <Button onClick={() => void add()} busy={busy === 'adding'} disabled={busy === 'reading'}>
                {`Add ${addWords(toAdd - leads, leads)}`}
              </Button>
            )
          )}
          {rows.length > 0 && (
            <Button variant="secondary" onClick={() => downloadReport(file.name, rows)}>
              Download report
            </Button>
          )}
        </div>
      </Card>
      {!isDone && (
        <PlanColumns
          plan={plan}
          busy={busy !== 'no'}
          onChange={(changed) => void read(file, { ...choice, ...changed })}
        />
      )}
      {plan.missing.length === 0 && (
        <Section title="Row by row">
          <PlanTable rows={rows} loading={busy === 'reading'} />
        </Section>
      )}
    </>
  );
}

/** '1 student', '12 students and 3 leads' */
function addWords(students: number, leads: number): string {
  const words = (count: number, one: string) =>
    count ? [count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${one}s`] : [];
  return [...words(students, 'student'), ...words(leads, 'lead')].join(' and ');
}
