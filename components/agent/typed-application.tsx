'use client';

import { useState } from 'react';
import { IntakeFields } from '@/components/application/intake-fields';
import { FormDialog } from '@/components/staff/form-dialog';
import { useFound } from '@/components/staff/student/use-found';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired, wiredIn } from '@/components/ui/controls/wired';
import { useCountries } from '@/components/ui/layout/site-face';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { AgencyCourseView } from '@/lib/contract/applications/agency-courses';
import type { YearChoice } from '@/lib/contract/applications/applications';
import type { Country } from '@/lib/domain/countries';
import { COURSE_LEVELS, type CourseLevel, type Month } from '@/lib/domain/courses/course';
import { LONGEST_NAME } from '@/lib/domain/courses/course-rules';

interface TypedApplicationProps {
  student: { _id: string; name: string };
  /** The years and months that may be applied for. */
  choices: readonly YearChoice[];
}

/** A button and the form behind it, in which an agent adds an application to a course that the catalogue lacks. */
export function TypedApplication(props: TypedApplicationProps) {
  return (
    <Opener variant="secondary" opens={(onClose) => <TypedDialog {...props} onClose={onClose} />}>
      A course that isn’t listed
    </Opener>
  );
}

function TypedDialog({ student, choices, onClose }: TypedApplicationProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [country, setCountry] = useState<Country | ''>('');
  const offered = useCountries(country);
  const [level, setLevel] = useState<CourseLevel | ''>('');
  const [texts, setTexts] = useState({ university: '', course: '', tuitionFee: '', currency: '' });
  const [intake, setIntake] = useState({ year: '', month: '' });
  const wiredTo = wiredIn(texts, setTexts);
  const before = useFound(`${texts.university} ${texts.course}`, findTyped) ?? [];
  const isTaken = (one: AgencyCourseView) => one.university === texts.university && one.course === texts.course;

  const take = ({ country: where, level: known, university, course, tuitionFee, currency }: AgencyCourseView) => {
    setCountry(where);
    setLevel(known);
    setTexts({ university, course, tuitionFee: tuitionFee === null ? '' : String(tuitionFee), currency });
  };
  // What isn't chosen yet is refused like any other field.
  const chosen = { country: country as Country, month: intake.month as Month };
  const body = { ...texts, ...chosen, level, year: Number(intake.year) };
  const send = () =>
    change.run(() => call('POST /agency/students/{id}/applications', { params: { id: student._id }, body }));
  return (
    <FormDialog
      title="A course that isn’t listed"
      description={`Add an application for ${student.name} to a course that isn’t in the catalogue. The student and our staff can see that your agency entered the course.`}
      change={change}
      onSave={send}
      saveLabel="Add application"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="University" name="university">
          <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...wiredTo('university')} />
        </Field>
        <Field label="Country" name="country">
          <SelectField placeholder="Choose a country" options={offered} {...wired(country, setCountry)} />
        </Field>
        {before.some((one) => !isTaken(one)) && (
          <div className="space-y-1.5 sm:col-span-2">
            <p className="text-sm text-muted">Your agency has entered these before:</p>
            {before
              .filter((one) => !isTaken(one))
              .map((one) => (
                <Button key={one._id} variant="ghost" size="sm" className="text-start" onClick={() => take(one)}>
                  {`${one.course}, ${one.university}, ${one.country}`}
                </Button>
              ))}
          </div>
        )}
        <Field label="Course" name="course">
          <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...wiredTo('course')} />
        </Field>
        <Field label="Level" optional name="level">
          <SelectField placeholder="Not known" options={COURSE_LEVELS} {...wired(level, setLevel)} />
        </Field>
        <IntakeFields
          choices={choices}
          {...intake}
          errors={{}}
          hint=""
          onYear={(year) => setIntake((was) => ({ ...was, year }))}
          onMonth={(month) => setIntake((was) => ({ ...was, month }))}
        />
        <Field label="Tuition fee" optional hint="For one year" name="tuitionFee">
          <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...wiredTo('tuitionFee')} />
        </Field>
        <Field label="Currency" hint="For example, GBP" optional name="currency">
          <TextInput autoComplete="off" maxLength={3} {...wiredTo('currency')} />
        </Field>
      </div>
    </FormDialog>
  );
}

async function findTyped(q: string, signal: AbortSignal) {
  return (await call('GET /agency-courses', { query: { q }, signal })).courses;
}
