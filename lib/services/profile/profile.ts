import type { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import type { AcademicView, academicInfo } from '@/lib/contract/profile/academic';
import { PERSONAL_FIELDS, type PersonalView } from '@/lib/contract/profile/personal';
import type { Education, Job, PersonalInfo } from '@/lib/domain/profile';
import { TEST_FIELDS, type TestScores } from '@/lib/domain/test-scores';
import type { ProfileRecord } from '@/models/profile';
import { studentActedFor, visibleStudent } from '../people/students';
import { basicProfileOf } from './basic';
import { profileCompletionOf } from './completion';
import { savedOn, saveStep, visibleProfile } from './steps';

/** What a form sends beside its fields: whose step it is, and which state of it the form was filled from. */
interface Sent {
  userId?: string | undefined;
  updatedOn?: string | null | undefined;
}

/** A student's education and test scores; empty and null before the first save. 404 for another's student. */
export async function academicInfoOf(viewer: Viewer, userId: string) {
  const profile = await visibleProfile(viewer, userId);
  return { ...academicViewOf(profile), updatedOn: savedOn(profile, 'academic') };
}

/** Saves education and test scores, whole. 404 for another's student, 409 when it was saved since `updatedOn`. */
export async function saveAcademicInfo(viewer: Viewer, input: z.output<typeof academicInfo> & Sent) {
  const { userId, updatedOn, educationSummaries, ...tests } = input;
  const student = await studentActedFor(viewer, userId ?? viewer.userId);
  return saveStep(viewer, student, 'academic', { educationSummaries, tests }, updatedOn);
}

/** A student's personal fields; null before the first save. 404 for another's student. */
export async function personalInfoOf(viewer: Viewer, userId: string) {
  const profile = await visibleProfile(viewer, userId);
  return { ...personalViewOf(profile), updatedOn: savedOn(profile, 'personal') };
}

/** Saves the personal fields. 404 for another's student, 409 when they were saved since `updatedOn`. */
export async function savePersonalInfo(viewer: Viewer, input: PersonalInfo & Sent) {
  const { userId, updatedOn, ...personal } = input;
  const student = await studentActedFor(viewer, userId ?? viewer.userId);
  return saveStep(viewer, student, 'personal', { personal }, updatedOn);
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
    personalInfo: personalViewOf(profile),
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

function personalViewOf(profile: ProfileRecord | null): PersonalView {
  const personal = profile?.personal;
  return Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, personal?.[field] ?? null])) as PersonalView;
}
