import type { z } from 'zod';
import { canReadPassports } from '@/lib/agency-access';
import { type academicInfo, testProblems } from '@/lib/contract/profile/academic';
import type { AcademicView } from '@/lib/contract/profile/academic-view';
import { PERSONAL_FIELDS, type PersonalView } from '@/lib/contract/profile/personal';
import { invalid } from '@/lib/domain/errors';
import { type Education, GUARDIAN_FIELDS, type Job, passportSigns } from '@/lib/domain/profile';
import { TEST_FIELDS, type TestScores, toeflScaleOf } from '@/lib/domain/test-scores';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { Profile, type ProfileRecord } from '@/models/profile';
import { studentActedFor, visibleStudent } from '../students';
import { basicProfileOf } from './basic';
import { profileCompletionOf } from './completion';
import { type Sent, savedOn, saveStep, visibleProfile } from './steps';

/** A student's education and test scores; empty and null before the first save. 404 for another's student. */
export async function academicInfoOf(viewer: Viewer, userId: string) {
  const profile = await visibleProfile(viewer, userId);
  return { ...academicViewOf(profile), updatedOn: savedOn(profile, 'academic') };
}

/**
 * Saves education and test scores, whole; the scale of TOEFL and the DET report stay where they are left out. 404 for
 * another's student, 409
 * when it was saved since `updatedOn`, 422 for a report that doesn't fit its scale.
 */
export async function saveAcademicInfo(viewer: Viewer, input: z.output<typeof academicInfo> & Sent) {
  const { userId, updatedOn, educationSummaries, ...tests } = input;
  const student = await studentActedFor(viewer, userId ?? viewer.userId);
  const stored = (await Profile.findOne({ userId: student._id }, 'tests').lean())?.tests ?? {};
  return saveStep(viewer, student, 'academic', { educationSummaries, tests: completed(tests, stored) }, updatedOn);
}

type SentTests = Omit<z.output<typeof academicInfo>, 'educationSummaries'>;

/** What is stored of the reports that were sent. Throws 422. */
function completed(sent: SentTests, stored: Partial<TestScores>): TestScores {
  const { toefl_test_date: taken, toefl_overall: overall } = sent;
  const isSameReport = taken === stored.toefl_test_date && overall === stored.toefl_overall;
  const kept = sent.toefl_scale === undefined && isSameReport ? stored.toefl_scale : sent.toefl_scale;
  const tests: TestScores = {
    ...sent,
    toefl_scale: taken && overall !== null ? (kept ?? toeflScaleOf(taken, overall)) : null,
    det_test_date: sent.det_test_date === undefined ? (stored.det_test_date ?? null) : sent.det_test_date,
    det_overall: sent.det_overall === undefined ? (stored.det_overall ?? null) : sent.det_overall,
    det_literacy: sent.det_literacy === undefined ? (stored.det_literacy ?? null) : sent.det_literacy,
    det_comprehension:
      sent.det_comprehension === undefined ? (stored.det_comprehension ?? null) : sent.det_comprehension,
    det_conversation: sent.det_conversation === undefined ? (stored.det_conversation ?? null) : sent.det_conversation,
    det_production: sent.det_production === undefined ? (stored.det_production ?? null) : sent.det_production,
  };
  const problems = testProblems(tests, tests.toefl_scale);
  if (Object.keys(problems).length > 0) throw invalid(problems, 'Error saving academic information.');
  return tests;
}

/** A student's personal fields; null before the first save. 404 for another's student. */
export async function personalInfoOf(viewer: Viewer, userId: string) {
  const profile = await visibleProfile(viewer, userId);
  return { ...personalViewOf(viewer, profile), updatedOn: savedOn(profile, 'personal') };
}

/** A student's jobs. 404 for another's student. */
export async function workExperienceOf(viewer: Viewer, userId: string) {
  const profile = await visibleProfile(viewer, userId);
  return { workExperience: profile?.workExperience ?? [], updatedOn: savedOn(profile, 'work') };
}

/** Saves the jobs, whole. 404 for another's student, 409 when they were saved since `updatedOn`. */
export async function saveWorkExperience(viewer: Viewer, input: { workExperience: Job[] } & Sent) {
  const { userId, updatedOn, workExperience } = input;
  const student = await studentActedFor(viewer, userId ?? viewer.userId);
  return saveStep(viewer, student, 'work', { workExperience }, updatedOn);
}

/** The whole profile of a student, and how complete it is in per cent. 404 for another's student. */
export async function completeProfileOf(viewer: Viewer, userId: string) {
  const student = await visibleStudent(viewer, userId);
  const profile = await visibleProfile(viewer, userId);
  return {
    basicInfo: basicProfileOf(student),
    personalInfo: personalViewOf(viewer, profile),
    academicInfo: academicViewOf(profile),
    workExperience: profile?.workExperience ?? [],
    completion: (await profileCompletionOf(userId)).percent,
  };
}

function academicViewOf(profile: ProfileRecord | null): AcademicView {
  const tests: Partial<TestScores> = profile?.tests ?? {};
  const educationSummaries: Education[] = profile?.educationSummaries ?? [];
  const scores = Object.fromEntries(TEST_FIELDS.map((field) => [field, tests[field] ?? null]));
  return { educationSummaries, ...(scores as TestScores) };
}

function personalViewOf(viewer: Viewer, profile: ProfileRecord | null): PersonalView {
  const personal = profile?.personal;
  const guardian = GUARDIAN_FIELDS.flatMap((field) => (personal?.[field] ? [[field, personal[field]]] : []));
  const fields = PERSONAL_FIELDS.map((field) => [field, personal?.[field] || null]);
  const mark = personal?.no_passport ? [['no_passport', true]] : [];
  const view = Object.fromEntries([...fields, ...mark, ...guardian]) as PersonalView;
  const { passport_number: number } = view;
  if (!number || canReadPassports(viewer)) return view;
  const kept = { issue_date: null, issued_country: null, passport_in_part: true };
  return { ...view, ...kept, passport_number: passportSigns(number) };
}
