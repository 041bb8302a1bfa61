'use client';

import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { fieldId } from '@/components/ui/controls/field-id';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Card } from '@/components/ui/layout/card';
import { type AskedFields, askedText } from '@/lib/domain/marks/asked-fields';
import type { TestScores, ToeflScale } from '@/lib/domain/test-scores';
import type { AcademicSent, AcademicValues } from './academic-values';
import { FieldGrid } from './field-grid';
import { fieldsOfTest, TEST_LABELS, TEST_NAME_LIST, TEST_NAMES, type TestName } from './labels';

type Form = UseFormReturn<AcademicValues, unknown, AcademicSent>;

/** The sets of test scores, each behind its tick box. */
export function TestScoreFields({ form, asked }: { form: Form; asked: AskedFields | null }) {
  const { register, watch } = form;
  const taken = watch('taken');
  return (
    <ul className="space-y-3">
      {TEST_NAME_LIST.map((test) => (
        <Card as="li" key={test} padding="sm">
          <Checkbox
            id={fieldId(`taken.${test}`)}
            label={TEST_NAMES[test]}
            hint={HINTS[test]}
            aria-expanded={taken[test]}
            {...register(`taken.${test}`)}
          />
          {taken[test] && (
            <fieldset className="mt-4 min-w-0 border-t border-line pt-4">
              <legend className="sr-only">{TEST_NAMES[test]} scores</legend>
              {test === 'det' && (
                <p className="mb-4 text-sm text-muted">
                  Some courses require a minimum score in each section. We use your section scores for those courses.{' '}
                  {askedText(asked, 'detSections')}
                </p>
              )}
              <FieldGrid>
                {fieldsOfTest(test).map((field) => (
                  <ScoreField key={field} form={form} field={field} />
                ))}
              </FieldGrid>
            </fieldset>
          )}
        </Card>
      ))}
    </ul>
  );
}

function ScoreField({ form, field }: { form: Form; field: keyof TestScores }) {
  const isDate = field.endsWith('_date');
  const isNeeded = field.endsWith('_test_date') || field.endsWith('_overall');
  const control = form.register(`tests.${field}`);
  return (
    <Field
      label={TEST_LABELS[field]}
      name={`tests.${field}`}
      optional={!isNeeded}
      {...(field === 'ielts_trf_no' ? { hint: 'You’ll find it on the Test Report Form.' } : {})}
      error={form.formState.errors.tests?.[field]?.message}
    >
      {field === 'toefl_scale' ? (
        <SelectField {...control} placeholder="Not sure (we’ll go by the date and score)" options={TOEFL_CHOICES} />
      ) : isDate ? (
        <TextInput {...control} type="date" />
      ) : field === 'ielts_trf_no' ? (
        <TextInput {...control} autoComplete="off" spellCheck={false} />
      ) : (
        <NumberInput {...control} decimal />
      )}
    </Field>
  );
}

const TOEFL_CHOICES = [
  { value: '1-6', label: '1–6, tests since 21 January 2026' },
  { value: '0-120', label: '0–120, tests before 21 January 2026 or for Australia' },
] satisfies { value: ToeflScale; label: string }[];

const HINTS: Record<TestName, string> = {
  ielts: 'International English Language Testing System, bands 0 to 9.',
  pte: 'Pearson Test of English Academic, 10 to 90.',
  toefl: 'Test of English as a Foreign Language, 1 to 6; tests before 21 January 2026, 0 to 120.',
  det: 'Duolingo English Test, 10 to 160.',
  gre: 'Graduate Record Examinations, 260 to 340.',
  gmat: 'Graduate Management Admission Test, 205 to 805.',
};
