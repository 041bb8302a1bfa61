import { z } from 'zod';
import { FIELD_OF_STUDY_LENGTH } from '@/lib/domain/fields-of-study';
import { LONGEST_MARKS, readMarks } from '@/lib/domain/marks/paper-marks';
import type { ProfileColumn } from '@/lib/domain/student-fields';
import { TEST_FIELD_KINDS, TESTS, toeflScaleOf } from '@/lib/domain/test-scores';
import { day, line } from '../fields';
import { education, testFieldOf, testProblems } from '../profile/academic';
import { personalDayProblems, personalInfo } from '../profile/personal';

const personal = personalInfo.shape;
const studies = education.shape;

/** A text that this rule takes, as it is stored. */
const by = (rule: z.ZodType) =>
  z.string().transform((typed, context) => {
    const taken = rule.safeParse(typed);
    if (taken.success) return String(taken.data);
    context.addIssue({
      code: 'custom',
      message: taken.error.issues[0]?.message ?? 'This can’t be read. Please check it.',
      input: typed,
    });
    return z.NEVER;
  });
const score = (field: keyof typeof TEST_FIELD_KINDS) => by(testFieldOf(TEST_FIELD_KINDS[field]));

/** By which rule each column that fills a profile is taken: the profile's own. */
const COLUMN_RULES = {
  dob: by(personal.dob),
  gender: by(personal.gender),
  marital_status: by(personal.marital_status),
  nationality: by(personal.nationality),
  country: by(personal.country),
  state: by(personal.state),
  city: by(personal.city),
  pincode: by(personal.pincode),
  address: by(personal.address),
  place_of_birth: by(personal.place_of_birth),
  passport_number: by(personal.passport_number),
  issue_date: by(personal.issue_date),
  expiry_date: by(personal.expiry_date),
  issued_country: by(personal.issued_country),
  contact_name: by(personal.contact_name),
  contact_mobile: by(personal.contact_mobile),
  contact_relation: by(personal.contact_relation),
  level: by(studies.level_of_education),
  percentage: line(LONGEST_MARKS).superRefine((typed, context) => {
    const read = readMarks(typed);
    if ('asks' in read) context.addIssue({ code: 'custom', message: read.asks, input: typed });
  }),
  field_of_study: by(line(FIELD_OF_STUDY_LENGTH)),
  institution: by(studies.name_of_institution),
  board: by(studies.name_of_board),
  subjects: by(studies.subjects),
  language_of_instruction: by(studies.language_of_instruction),
  // Read into the columns of the test that they name.
  english_test: z.never('Please enter the scores under the test’s own name.'),
  test_date: z.never('Please enter the date under the test it belongs to.'),
  ielts_overall: score('ielts_overall'),
  ielts_listening: score('ielts_listening'),
  ielts_reading: score('ielts_reading'),
  ielts_writing: score('ielts_writing'),
  ielts_speaking: score('ielts_speaking'),
  ielts_test_date: by(day),
  pte_overall: score('pte_overall'),
  pte_listening: score('pte_listening'),
  pte_reading: score('pte_reading'),
  pte_writing: score('pte_writing'),
  pte_speaking: score('pte_speaking'),
  pte_test_date: by(day),
  toefl_overall: score('toefl_overall'),
  toefl_test_date: by(day),
  det_overall: score('det_overall'),
  det_test_date: by(day),
  gre_overall: score('gre_overall'),
  gre_test_date: by(day),
  gmat_overall: score('gmat_overall'),
  gmat_test_date: by(day),
  wanted_country: line(80),
  wanted_course: line(120),
  wanted_intake: line(60),
} satisfies Record<ProfileColumn, z.ZodType>;

/** What a row of a sheet says for the profile, as texts by column; what it doesn't say is absent. */
export const sheetProfile = z
  .strictObject(COLUMN_RULES)
  .partial()
  .superRefine((given, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message, input: given });
    for (const [field, message] of Object.entries(personalDayProblems(given))) refuse(field, message);
    for (const [field, message] of Object.entries(reportProblems(given))) refuse(field, message);
    if (given.percentage !== undefined && given.level === undefined)
      refuse('percentage', 'Please enter the qualification.');
    if (given.level !== undefined && given.percentage === undefined) refuse('level', 'Please enter the marks.');
  });
/** By column, what a row says for a student's profile. */
export type SheetProfile = z.output<typeof sheetProfile>;

/** What doesn't fit in the reports of tests: their day is missing or to come, or a score is on no scale of its report. */
function reportProblems(given: { readonly [column in ProfileColumn]?: string | undefined }): Record<string, string> {
  const numbers = TESTS.map((test) => [`${test}_overall`, numberOf(given[`${test}_overall`])] as const);
  const days = TESTS.map((test) => [`${test}_test_date`, given[`${test}_test_date`] ?? null] as const);
  const report = { ...Object.fromEntries(numbers), ...Object.fromEntries(days) };
  const { toefl_test_date: taken, toefl_overall: toefl } = given;
  return testProblems(report, taken && toefl ? toeflScaleOf(taken, Number(toefl)) : null);
}

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
