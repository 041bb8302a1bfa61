import type { FieldErrors, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { academicInfo } from '@/lib/contract/profile/academic';
import type { AcademicView } from '@/lib/contract/profile/academic-view';
import { marksText } from '@/lib/domain/marks/paper-marks';
import type { Education } from '@/lib/domain/profile';
import { TEST_FIELDS, type TestScores } from '@/lib/domain/test-scores';
import { EDUCATION_LABELS, fieldsOfTest, TEST_LABELS, TEST_NAME_LIST, TEST_NAMES, type TestName } from './labels';
import { type LateChecks, lateChecks } from './late-checks';

/** What the form holds: everything as typed, and which tests are ticked. */
export interface AcademicValues {
  educationSummaries: Record<keyof Education, string>[];
  tests: Record<keyof TestScores, string>;
  taken: Record<TestName, boolean>;
}
export type AcademicSent = z.output<typeof academicInfo>;

export const EMPTY_EDUCATION = Object.fromEntries(Object.keys(EDUCATION_LABELS).map((field) => [field, ''])) as Record<
  keyof Education,
  string
>;

/** The saved state as the form shows it; an open step starts with one empty entry. */
export function academicValues(saved: AcademicView): AcademicValues {
  const { educationSummaries, ...scores } = saved;
  const tests = Object.fromEntries(TEST_FIELDS.map((field) => [field, String(scores[field] ?? '')]));
  const taken = TEST_NAME_LIST.map((test) => [test, fieldsOfTest(test).some((field) => scores[field] !== null)]);
  return {
    educationSummaries: educationSummaries.length ? educationSummaries.map(typedEntry) : [EMPTY_EDUCATION],
    tests: tests as AcademicValues['tests'],
    taken: Object.fromEntries(taken) as AcademicValues['taken'],
  };
}

const typedEntry = (entry: AcademicView['educationSummaries'][number]) =>
  ({
    ...EMPTY_EDUCATION,
    ...Object.fromEntries(Object.entries(entry).map(([field, value]) => [field, String(value ?? '')])),
    // One field takes them all.
    ...{ marks: marksText(entry), percentage: '', cgpa: '', cgpa_scale: '' },
  }) as Record<keyof Education, string>;

const sent = lateChecks<Record<string, unknown>, AcademicSent>(
  async () => (await import('@/lib/contract/profile/academic')).academicInfo,
);

/**
 * Checks what would be sent: the fields of a test that isn't ticked as nothing, whatever was typed into them before.
 * A ticked test without any field is refused: it would silently count as not taken.
 */
const resolver: Resolver<AcademicValues, unknown, AcademicSent> = async (values, context, options) => {
  const { educationSummaries, tests, taken } = values;
  const ticked = TEST_NAME_LIST.filter((test) => taken[test]);
  const fields = ticked.flatMap(fieldsOfTest);
  const scores = Object.fromEntries(TEST_FIELDS.map((field) => [field, fields.includes(field) ? tests[field] : '']));
  const checked = await sent.resolver({ educationSummaries, ...scores }, context, { ...options, names: options.names });
  const errors: Record<string, unknown> = {};
  const testErrors: Record<string, unknown> = {};
  for (const [name, error] of Object.entries(checked.errors)) {
    if (name in TEST_LABELS) testErrors[name] = error;
    else errors[name] = error;
  }
  for (const test of ticked) {
    if (fieldsOfTest(test).every((field) => field === 'toefl_scale' || !tests[field].trim())) {
      testErrors[`${test}_overall`] = {
        type: 'custom',
        message: `Please enter the ${TEST_NAMES[test]} scores, or untick this test.`,
      };
    }
  }
  if (Object.keys(testErrors).length > 0) errors.tests = testErrors;
  if (Object.keys(errors).length > 0) return { values: {}, errors: errors as FieldErrors<AcademicValues> };
  return { values: checked.values as AcademicSent, errors: {} };
};

export const academicChecks: LateChecks<AcademicValues, AcademicSent> = { resolver, load: sent.load };

/** 'Education 1, City', 'IELTS, Overall'. Takes the form's paths and the server's. */
export function academicLabel(path: string): string {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'educationSummaries') {
    const label = EDUCATION_LABELS[third as keyof Education];
    return label ? `Education ${Number(second) + 1}, ${label}` : 'Education';
  }
  const field = first === 'tests' ? second : first;
  const test = TEST_NAME_LIST.find((name) => field.startsWith(`${name}_`));
  return test ? `${TEST_NAMES[test]}, ${TEST_LABELS[field as keyof TestScores]}` : field;
}
