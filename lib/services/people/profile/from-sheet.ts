import type { SheetProfile } from '@/lib/contract/imports/sheet-profile';
import { PERSONAL_FIELDS } from '@/lib/contract/profile/personal';
import { e164Of, phoneCountryOf } from '@/lib/domain/phones';
import { EDUCATION_LEVELS, type Education, type PersonalInfo, UNSAID_EDUCATION } from '@/lib/domain/profile';
import { TEST_FIELD_KINDS, TEST_FIELDS, type TestScores, toeflScaleOf } from '@/lib/domain/test-scores';
import { Profile, type ProfileRecord, type ProfileStep } from '@/models/profile';
import { User } from '@/models/user';
import { renewNumber } from './number';
import { ensureProfile } from './steps';

/**
 * Writes what a sheet says of a student who was just added into their empty profile; what it doesn't say stays open. A step that was saved
 * by then is left alone.
 */
export async function fillFromSheet(studentId: string, sheet: SheetProfile): Promise<void> {
  const student = await User.findById(studentId).lean();
  if (!student) return;
  const personal = personalOf(sheet);
  const educationSummaries = studiesOf(sheet);
  const tests = testsOf(sheet);
  if (personal) {
    const contactE164 = e164Of(personal.contact_mobile, phoneCountryOf(personal));
    await fill(student, 'personal', { personal, ...(personal.contact_mobile ? { contactE164 } : {}) });
    if (personal.country || personal.nationality) await renewNumber(student, personal);
  }
  if (educationSummaries.length || Object.keys(tests).length)
    await fill(student, 'academic', { educationSummaries, tests });
}

async function fill(
  student: Parameters<typeof ensureProfile>[0],
  step: ProfileStep,
  fields: Partial<ProfileRecord>,
): Promise<void> {
  await ensureProfile(student);
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

function studiesOf({ level, percentage, field_of_study, institution, board }: SheetProfile): Education[] {
  const level_of_education = EDUCATION_LEVELS.find((name) => name === level);
  if (!level_of_education || !percentage) return [];
  const studies: Education = { ...UNSAID_EDUCATION, level_of_education, percentage: Number(percentage) };
  if (field_of_study) studies.fieldOfStudy = field_of_study;
  if (institution) studies.name_of_institution = institution;
  if (board) studies.name_of_board = board;
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
