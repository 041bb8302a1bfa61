import type { SheetProfile } from '@/lib/contract/imports/sheet-profile';
import { PERSONAL_FIELDS } from '@/lib/contract/profile/personal';
import { marksIn, statedIn } from '@/lib/domain/marks/paper-marks';
import { e164Of, phoneCountryOf } from '@/lib/domain/phones';
import {
  EDUCATION_LEVELS,
  type Education,
  INSTRUCTION,
  type PersonalInfo,
  UNSAID_EDUCATION,
} from '@/lib/domain/profile';
import { TEST_FIELD_KINDS, TEST_FIELDS, type TestScores, toeflScaleOf } from '@/lib/domain/test-scores';
import { duplicates } from '@/models/define';
import { Profile, type ProfileRecord, type ProfileStep } from '@/models/profile';
import type { UserRecord } from '@/models/user';
import { renewFoundBy } from './found-by';
import { renewNumber } from './number';

/**
 * Writes what a sheet says of students who were just added into their empty profiles; what it doesn't say stays open. A step that was
 * saved by then is left alone.
 */
export async function fillFromSheets(rows: readonly { student: UserRecord; profile: SheetProfile }[]): Promise<void> {
  const filled = rows.flatMap(({ student, profile }) => {
    const steps = stepsOf(profile);
    return steps.length ? [{ student, steps }] : [];
  });
  const savedOn = new Date();
  const whole = filled.map(({ student, steps }) => ({
    userId: student._id,
    ...Object.assign({}, ...steps.map(([, fields]) => fields)),
    savedOn: Object.fromEntries(steps.map(([step]) => [step, savedOn])),
  }));
  const there = whole.length
    ? await duplicates(() => Profile.insertMany(whole, { ordered: false, throwOnValidationError: true }))
    : [];
  for (const place of there) {
    const { student, steps } = filled[place] as (typeof filled)[number];
    for (const [step, fields] of steps) await fill(student, step, fields);
  }
  for (const { student, steps } of filled) {
    const personal = steps.flatMap(([, fields]) => fields.personal ?? [])[0];
    if (personal?.country || personal?.nationality) await renewNumber(student, personal);
    if (personal) await renewFoundBy(student._id);
  }
}

/** What a sheet says, by the steps of the profile. */
function stepsOf(sheet: SheetProfile): [ProfileStep, Partial<ProfileRecord>][] {
  const personal = personalOf(sheet);
  const educationSummaries = studiesOf(sheet);
  const tests = testsOf(sheet);
  const contact = personal?.contact_mobile
    ? { contactE164: e164Of(personal.contact_mobile, phoneCountryOf(personal)) }
    : {};
  return [
    ...(personal ? [['personal', { personal, ...contact }] as [ProfileStep, Partial<ProfileRecord>]] : []),
    ...(educationSummaries.length || Object.keys(tests).length
      ? [['academic', { educationSummaries, tests }] as [ProfileStep, Partial<ProfileRecord>]]
      : []),
  ];
}

async function fill(student: UserRecord, step: ProfileStep, fields: Partial<ProfileRecord>): Promise<void> {
  const isOpen = { userId: student._id, [`savedOn.${step}`]: null };
  await Profile.updateOne(isOpen, { $set: { ...fields, [`savedOn.${step}`]: new Date() } });
}

/** The personal fields, each '' where the sheet doesn't say it; null where it says none. */
function personalOf(sheet: SheetProfile): PersonalInfo | null {
  const stated: { readonly [field: string]: string | undefined } = sheet;
  const fields = PERSONAL_FIELDS.map((field) => [field, stated[field] ?? ''] as const);
  if (fields.every(([, text]) => text === '')) return null;
  return Object.fromEntries(fields) as Record<(typeof PERSONAL_FIELDS)[number], string> as PersonalInfo;
}

function studiesOf({ level, percentage, field_of_study, institution, board, ...sheet }: SheetProfile): Education[] {
  const level_of_education = EDUCATION_LEVELS.find((name) => name === level);
  if (!level_of_education || !percentage) return [];
  const marks = statedIn(marksIn(percentage));
  const studies: Education = { ...UNSAID_EDUCATION, level_of_education, ...marks, marks: percentage };
  if (field_of_study) studies.fieldOfStudy = field_of_study;
  if (institution) studies.name_of_institution = institution;
  if (board) studies.name_of_board = board;
  if (sheet.subjects) studies.subjects = sheet.subjects;
  const language = INSTRUCTION.find((one) => one === sheet.language_of_instruction);
  if (language) studies.language_of_instruction = language;
  return [studies];
}

function testsOf(sheet: SheetProfile): Partial<TestScores> {
  const stated: { readonly [field: string]: string | undefined } = sheet;
  const given = TEST_FIELDS.flatMap((field) => {
    const text = stated[field];
    if (!text) return [];
    return [[field, TEST_FIELD_KINDS[field] === 'day' ? text : Number(text)] as const];
  });
  const tests: Partial<TestScores> = Object.fromEntries(given);
  const { toefl_test_date: taken, toefl_overall: toefl } = tests;
  if (taken && typeof toefl === 'number') tests.toefl_scale = toeflScaleOf(taken, toefl);
  return tests;
}
