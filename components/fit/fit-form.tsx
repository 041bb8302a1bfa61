'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { marksText } from '@/lib/domain/marks/paper-marks';
import {
  hasLowest,
  QUICK_TESTS,
  type QuickField,
  type QuickProfile,
  type QuickTest,
  quickProblems,
} from '@/lib/domain/marks/quick-profile';
import { WORLD_COUNTRIES } from '@/lib/domain/places/world-countries';
import { EDUCATION_LEVELS, type EducationLevel, INSTRUCTION } from '@/lib/domain/profile';
import { FieldsOfStudy } from './fields-of-study';
import { MarksField } from './marks-field';
import { QUICK_TEST_NAMES } from './quick-text';

type Typed = Record<QuickField, string>;

interface FitFormProps {
  quick: QuickProfile | null;
  submitLabel: string;
  /** Gets what was entered once it can be taken. */
  onEntered: (entered: QuickProfile) => void;
  /** Forgets what was entered before; without it there is no such button. */
  onForget?: () => void;
  /** What the server refused, by field. */
  refused?: Partial<Record<QuickField, string>>;
  busy?: boolean;
  /** More of the report of a test, in the place of its lowest section. */
  report?: (test: QuickTest | null) => ReactNode;
}

/**
 * What decides verdicts: a visitor's, and the panel above the profile. Its fields have no names and the form leads nowhere, so nothing
 * of it can come into an address.
 */
export function FitForm({ quick, submitLabel, onEntered, onForget, refused = {}, busy = false, report }: FitFormProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(quick));
  const [problems, setProblems] = useState<ReturnType<typeof quickProblems>>({});
  const field = (name: QuickField) => ({ id: `fit-${name}`, error: problems[name] ?? refused[name] ?? '' });
  const control = (name: QuickField) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const submit = () => {
    const entered = enteredOf(typed);
    const found = { ...quickProblems(entered), ...unreadable(typed) };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`fit-${first}`)?.focus();
    onEntered(report ? { ...entered, lowest: null } : entered);
  };
  return (
    <form
      data-keeps-own
      // Of no dialog this leads nowhere, also before the page is alive.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mt-4"
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Highest qualification completed" {...field('level')}>
          <SelectField {...control('level')} placeholder="Choose a level" options={EDUCATION_LEVELS} />
        </Field>
        <Field label="Country of these studies" optional {...field('country')}>
          <SelectField {...control('country')} placeholder="Choose a country" options={WORLD_COUNTRIES} />
        </Field>
        <MarksField
          {...field('marks')}
          value={typed.marks}
          country={typed.country}
          onChosen={(marks) => setTyped((before) => ({ ...before, marks }))}
          control={control('marks')}
        />
        <Field label="Field of study" optional {...field('field')}>
          <TextInput {...control('field')} list="fit-fields" autoComplete="off" />
        </Field>
        <Field label="Subjects" hint="With their marks: Mathematics 81, English B3." optional {...field('subjects')}>
          <TextInput {...control('subjects')} autoComplete="off" />
        </Field>
        <Field label="Language of instruction" optional {...field('language')}>
          <SelectField {...control('language')} placeholder="Choose one" options={INSTRUCTION} />
        </Field>
        <Field label="Backlogs" hint="Subjects failed the first time, or 0." optional {...field('backlogs')}>
          <NumberInput {...control('backlogs')} />
        </Field>
        {!report && (
          <Field label="Years of work" optional {...field('workYears')}>
            <NumberInput {...control('workYears')} decimal />
          </Field>
        )}
        <Field label="English test" {...field('test')}>
          <SelectField
            {...control('test')}
            placeholder="None yet"
            options={QUICK_TESTS.map((value) => ({ value, label: QUICK_TEST_NAMES[value] }))}
          />
        </Field>
        {typed.test && (
          <Field label="Overall score" {...field('overall')}>
            <NumberInput {...control('overall')} decimal />
          </Field>
        )}
        {report?.(testOf(typed))}
        {!report && hasLowest(testOf(typed)) && (
          <Field label="Lowest section" optional {...field('lowest')}>
            <NumberInput {...control('lowest')} decimal />
          </Field>
        )}
      </div>
      <FieldsOfStudy id="fit-fields" />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {submitLabel}
        </Button>
        {quick && onForget && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              onForget();
              setTyped(typedOf(null));
              setProblems({});
            }}
          >
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}

const typedOf = (quick: QuickProfile | null): Typed => ({
  level: quick?.level ?? '',
  country: quick?.country ?? '',
  marks: marksText(quick ?? {}),
  percentage: '',
  backlogs: String(quick?.backlogs ?? ''),
  workYears: String(quick?.workYears ?? ''),
  field: quick?.field ?? '',
  subjects: quick?.subjects ?? '',
  language: quick?.language ?? '',
  test: quick?.test ?? '',
  overall: String(quick?.overall ?? ''),
  lowest: String(quick?.lowest ?? ''),
});

const testOf = ({ test }: Typed): QuickTest | null => QUICK_TESTS.find((one) => one === test) ?? null;

const NUMBERS = ['backlogs', 'workYears', 'overall', 'lowest'] as const;
/** '68,5' as 68.5; null for nothing, NaN for what is no number. */
const numberOf = (text: string) => (text.trim() ? Number(text.trim().replace(',', '.')) : null);

/** What isn't asked for any more isn't sent. */
function enteredOf(typed: Typed): QuickProfile {
  const test = testOf(typed);
  return {
    level: (typed.level as EducationLevel) || null,
    country: typed.country,
    marks: typed.marks.trim(),
    percentage: null,
    backlogs: numberOf(typed.backlogs),
    workYears: numberOf(typed.workYears),
    field: typed.field.trim(),
    subjects: typed.subjects.trim(),
    language: typed.language as QuickProfile['language'],
    test,
    overall: test && numberOf(typed.overall),
    lowest: hasLowest(test) ? numberOf(typed.lowest) : null,
  };
}

function unreadable(typed: Typed): Partial<Record<QuickField, string>> {
  const entered = enteredOf(typed);
  return Object.fromEntries(
    NUMBERS.flatMap((name) => (Number.isNaN(entered[name]) ? [[name, 'Please enter a number.']] : [])),
  );
}
