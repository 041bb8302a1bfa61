import { isDeepStrictEqual } from 'node:util';
import { cache } from 'react';
import { changedMeanwhile, isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import { Profile, type ProfileRecord, type ProfileStep } from '@/models/profile';
import type { UserRecord } from '@/models/user';
import { studentActedFor, visibleStudent } from '../students';

/** What a form sends beside its fields: whose step it is, and which state of it the form was filled from. */
export interface Sent {
  userId?: string | undefined;
  updatedOn?: string | null | undefined;
}

/**
 * Returns a student's profile if the viewer may read it: 404 for another's student; null before the first save. Another
 * person's reading is noted. Read once while a page is rendered.
 */
export const visibleProfile = cache(async (viewer: Viewer, userId: string): Promise<ProfileRecord | null> => {
  const student = await visibleStudent(viewer, userId);
  noteAccess(viewer, student._id, 'profile', { id: student._id });
  return Profile.findOne({ userId: student._id }).lean();
});

/** When a step was last saved, as its form gets it. */
export function savedOn(profile: ProfileRecord | null, step: ProfileStep): string | null {
  return profile?.savedOn?.[step]?.toISOString() ?? null;
}

/**
 * Saves one step in one write and records the activity if it changed something. `seen` is the `updatedOn` the form was
 * filled from: 409 when the step was saved since; undefined saves in any case. Returns the new `updatedOn`.
 */
export async function saveStep(
  viewer: Viewer,
  student: UserRecord,
  step: ProfileStep,
  fields: Partial<ProfileRecord>,
  seen: string | null | undefined,
): Promise<string> {
  const now = new Date();
  const before = await replaced(student, step, { ...fields, [`savedOn.${step}`]: now }, seen);
  // A student may have left the agent who saves since the student was read.
  await studentActedFor(viewer, String(student._id)).catch(async (error) => {
    await putBack(before, step, fields, now);
    throw error;
  });
  const changed = Object.entries(fields).some(
    ([field, value]) => !isDeepStrictEqual(before[field as keyof ProfileRecord], value),
  );
  if (changed) {
    await announceChange(changeOfStudent(student));
    await recordActivity(viewer.userId, savedWords(viewer, student, step));
  }
  return now.toISOString();
}

/** The record as it was before the write. */
async function replaced(
  student: UserRecord,
  step: ProfileStep,
  change: Record<string, unknown>,
  seen: string | null | undefined,
): Promise<ProfileRecord> {
  const userId = student._id;
  const stamp = seen === undefined ? {} : { [`savedOn.${step}`]: seen === null ? null : new Date(seen) };
  const write = () =>
    Profile.findOneAndUpdate({ userId, ...stamp }, { $set: change }, { returnDocument: 'before' }).lean();
  const before = (await write()) ?? ((await ensureProfile(student)) ? await write() : null);
  if (!before) throw changedMeanwhile('this step');
  return before;
}

/** What stood before a save, unless the step was saved again since. */
async function putBack(before: ProfileRecord, step: ProfileStep, fields: Partial<ProfileRecord>, written: Date) {
  const names = Object.keys(fields) as (keyof ProfileRecord)[];
  const former = Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
  const savedOn = `savedOn.${step}`;
  const change = { $set: { ...former, [savedOn]: before.savedOn?.[step] ?? null } };
  await Profile.updateOne({ userId: before.userId, [savedOn]: written }, change);
}

/** Makes the student's empty profile. Two at once make one: the unique index decides. */
export async function ensureProfile({ _id: userId }: Pick<UserRecord, '_id'>): Promise<true> {
  const empty = { personal: null, educationSummaries: [], tests: {}, workExperience: [], documents: {}, savedOn: {} };
  try {
    await Profile.updateOne({ userId }, { $setOnInsert: empty }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return true;
}

const STEP_NAMES: Record<ProfileStep, string> = {
  personal: 'personal information',
  academic: 'academic information',
  work: 'work experience',
  documents: 'documents',
};

/** 'You saved your work experience.', or whose for an agent. */
function savedWords(viewer: Viewer, student: UserRecord, step: ProfileStep): string {
  return `You saved ${whoseOf(viewer, student)} ${STEP_NAMES[step]}.`;
}

/** 'You saved your Passport.', 'You saved your documents: Passport, IELTS report.' */
export function savedDocumentWords(viewer: Viewer, student: UserRecord, titles: readonly string[]): string {
  const what = titles.length === 1 ? `${titles[0]}` : `documents: ${titles.join(', ')}`;
  return `You saved ${whoseOf(viewer, student)} ${what}.`;
}

const whoseOf = (viewer: Viewer, student: UserRecord): string =>
  viewer.userId === String(student._id) ? 'your' : `${student.name}'s`;
