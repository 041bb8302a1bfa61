import { z } from 'zod';
import { dayOf } from '@/lib/domain/days/day';
import { FIELD_OF_STUDY_LENGTH } from '@/lib/domain/fields-of-study';
import { BACKLOGS, CGPA, CGPA_SCALES, LONGEST_SUBJECTS } from '@/lib/domain/marks/marks';
import { LONGEST_MARKS } from '@/lib/domain/marks/paper-marks';
import { EDUCATION_LEVELS, INSTRUCTION } from '@/lib/domain/profile';
import {
  DET_SUBSCORES,
  type ScoreScale,
  TEST_FIELD_KINDS,
  TEST_FIELDS,
  TESTS,
  type TestField,
  type TestScores,
  TOEFL_REPORTS,
  TOEFL_SCALES,
  type ToeflScale,
  toeflProblems,
  toeflScaleOf,
  wantedScore,
} from '@/lib/domain/test-scores';
import { day, done, id, line, onScale, optionalLine, orNull } from '../fields';
import { calls } from '../operation';
import { academicView } from './academic-view';
import { marksProblems, withStatedMarks } from './education-marks';
import { step } from './profile-step';

const { forAllRoles, forApplicants } = calls('Profile');

const score = (scale: ScoreScale) =>
  orNull(onScale(scale), wantedScore(scale)).meta({
    description: `From ${scale.from} to ${scale.to} in steps of ${scale.step}.`,
  });
const testDay = orNull(day, 'Please choose a date.').meta({ description: 'YYYY-MM-DD' });
const testText = orNull(optionalLine(40), 'Please enter the number on the test report form.');

const toeflScale = z
  .union([z.literal('').transform(() => null), z.enum(TOEFL_SCALES).nullable()], 'Please choose one of the two scales.')
  .meta({
    description:
      'The scale of the TOEFL report: 1-6 for tests since 2026-01-21, 0-120 for earlier ones and TOEFL iBT Australia. If missing, derived from the test date and overall score.',
  });
/** Either of TOEFL's scales; which of them a report is on shows beside `toefl_scale`. */
const toeflScore = score({ ...TOEFL_REPORTS['0-120'].overall, step: 0.5 });

type TestSchema<Kind> = Kind extends 'day'
  ? typeof testDay
  : Kind extends 'text'
    ? typeof testText
    : Kind extends 'toefl scale'
      ? typeof toeflScale
      : ReturnType<typeof score>;

/** What a field of a test takes. */
export function testFieldOf(kind: (typeof TEST_FIELD_KINDS)[TestField]): z.ZodType {
  switch (kind) {
    case 'day':
      return testDay;
    case 'text':
      return testText;
    case 'toefl scale':
      return toeflScale;
    case 'toefl score':
      return toeflScore;
    default:
      return score(kind);
  }
}

/** Fields that came after the specification: a client that doesn't know them leaves them as they are stored. */
const keptIfAbsent = {
  toefl_scale: toeflScale.optional(),
  det_test_date: testDay.unwrap().optional().meta({ description: 'YYYY-MM-DD; if missing, unchanged.' }),
  det_overall: score(TEST_FIELD_KINDS.det_overall).unwrap().optional().meta({ description: 'If missing, unchanged.' }),
  ...(Object.fromEntries(
    DET_SUBSCORES.map((field) => [
      field,
      score(TEST_FIELD_KINDS[field]).unwrap().optional().meta({ description: 'If missing, unchanged.' }),
    ]),
  ) as Record<(typeof DET_SUBSCORES)[number], z.ZodOptional<ReturnType<ReturnType<typeof score>['unwrap']>>>),
};

/** The flat test fields of the specification, each within its test's scale; null where the test wasn't taken. */
const testFields = {
  ...(Object.fromEntries(TEST_FIELDS.map((field) => [field, testFieldOf(TEST_FIELD_KINDS[field])])) as {
    [Field in Exclude<TestField, keyof typeof keptIfAbsent>]: TestSchema<(typeof TEST_FIELD_KINDS)[Field]>;
  }),
  ...keptIfAbsent,
};

const PERCENTAGE_WANTED = 'Please enter a percentage from 0 to 100, for example 88.4. Enter other marks under Marks.';
/** A number, or one typed with or without its sign. */
const percentage = orNull(
  z
    .union([
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}([.,]\d{1,4})? ?(%|per ?cent)?$/i)
        .transform((typed) => Number.parseFloat(typed.replace(',', '.'))),
    ])
    .pipe(
      z
        .number()
        .min(0, PERCENTAGE_WANTED)
        .max(100, PERCENTAGE_WANTED)
        .multipleOf(0.01, 'Please use at most two decimals, for example 88.42.'),
    ),
  PERCENTAGE_WANTED,
).meta({
  description: 'From 0 to 100, as stated; null where no percentage was stated. Never calculated from other marks.',
});

/** What some courses ask for besides; may be left out. */
const furtherMarks = {
  marks: optionalLine(LONGEST_MARKS).optional().meta({
    description:
      'The marks as on the certificate: 74.1 %, 3.1/5, 2:2, NEB 3.2, awaited, AAB. A percentage or CGPA in it is also stored in `percentage` or `cgpa`. Required unless one of these two is sent.',
  }),
  cgpa: orNull(onScale(CGPA), wantedScore(CGPA))
    .unwrap()
    .optional()
    .meta({ description: 'As stated by the institution.' }),
  cgpa_scale: z
    .union([z.literal('').transform(() => null), z.enum(CGPA_SCALES).nullable()], 'Please choose one of the scales.')
    .optional()
    .meta({ description: 'The highest possible average.' }),
  backlogs: orNull(onScale(BACKLOGS), wantedScore(BACKLOGS))
    .unwrap()
    .optional()
    .meta({ description: 'Number of subjects failed the first time.' }),
  subjects: z
    .string()
    .trim()
    .max(LONGEST_SUBJECTS)
    .optional()
    .meta({ description: 'Subjects, each with its mark as on the certificate, if known: Mathematics 81, English B3' }),
  language_of_instruction: z
    .union([z.literal(''), z.enum(INSTRUCTION)], 'Please choose an option from the list.')
    .optional()
    .meta({ description: 'Language the studies were taught in.' }),
  fieldOfStudy: z
    .string()
    .trim()
    .max(FIELD_OF_STUDY_LENGTH, `At most ${FIELD_OF_STUDY_LENGTH} characters.`)
    .optional()
    .meta({ description: 'What was studied, in free text: Economics' }),
};

/** One entry of a student's education. */
export const education = z
  .strictObject({
    country_of_education: line(100),
    level_of_education: z.enum(EDUCATION_LEVELS, 'Please choose a level.'),
    name_of_board: line(200),
    name_of_institution: line(200),
    state: line(100),
    city: line(100),
    percentage,
    start_date: day,
    end_date: day,
    ...furtherMarks,
  })
  .superRefine((given, context) => {
    for (const [field, message] of Object.entries(marksProblems(given)))
      context.addIssue({ code: 'custom', path: [field], message, input: given });
  })
  .overwrite(withStatedMarks)
  .refine(({ cgpa, cgpa_scale: scale }) => !cgpa || scale, {
    path: ['cgpa_scale'],
    message: 'Please choose the scale of the CGPA.',
  })
  .refine(({ cgpa, cgpa_scale: scale }) => !cgpa || !scale || cgpa <= Number(scale), {
    path: ['cgpa'],
    message: 'The CGPA is higher than its scale allows.',
  })
  .refine(({ start_date, end_date }) => end_date > start_date, {
    path: ['end_date'],
    message: 'The end date must be after the start date.',
  });

/** Studies and tests as the wizard saves them. */
export const academicInfo = z
  .object({
    educationSummaries: z
      .array(education, 'Please add at least one education entry.')
      .min(1, 'Please add at least one education entry.')
      .max(20),
    ...testFields,
  })
  .superRefine((given, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: given });
    const problems = testProblems(given, given.toefl_scale === undefined ? null : given.toefl_scale || 'by its day');
    for (const [field, message] of Object.entries(problems)) refuse(field, message);
    const { ielts_test_date: taken, ielts_result_date: published } = given;
    if (taken && published && published < taken)
      refuse('ielts_result_date', 'The result date must be after the test date.');
  });

type SentTests = { readonly [Field in TestField]?: TestScores[Field] | undefined };

/**
 * What is missing or doesn't fit in the reports of a profile, by field. Fields that are undefined are not looked at.
 * @param scale of the TOEFL report; null leaves its scores unchecked
 */
export function testProblems(given: SentTests, scale: ToeflScale | 'by its day' | null): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const test of TESTS) {
    const own = TEST_FIELDS.filter((field) => field.startsWith(`${test}_`) && field !== 'toefl_scale');
    if (own.every((field) => (given[field] ?? null) === null)) continue;
    const [testDate, overall] = [given[`${test}_test_date`], given[`${test}_overall`]];
    if (testDate === null) problems[`${test}_test_date`] = 'Please choose the date of the test.';
    else if (testDate && testDate > today()) problems[`${test}_test_date`] = 'This date is in the future.';
    if (overall === null) problems[`${test}_overall`] = 'Please enter the overall score.';
  }
  const { toefl_test_date: taken, toefl_overall: overall = null } = given;
  if (!scale || overall === null || !taken) return problems;
  return { ...toeflProblems(scale === 'by its day' ? toeflScaleOf(taken, overall) : scale, given), ...problems };
}

/** Today in the time zone furthest ahead, so that no user's today counts as the future. */
function today(): string {
  return dayOf(new Date(Date.now() + 14 * 3_600_000), 'UTC');
}

export const fetchAcademicInfo = forAllRoles('GET /fetch-academic-info/{userId}', {
  forHelpers: true,
  summary: "A student's education and test scores",
  params: z.object({ userId: id }),
  result: academicView.extend(step.stored),
  errors: ['not_found'],
});

export const saveAcademicInfo = forApplicants('POST /save-academic-info', {
  forHelpers: true,
  summary: "Save a student's complete education and test scores; null for a test that wasn't taken",
  body: academicInfo.safeExtend(step.sent),
  result: done.extend(step.stored),
  errors: ['not_found', 'conflict'],
  invalidMessage: 'Error saving academic information.',
});
