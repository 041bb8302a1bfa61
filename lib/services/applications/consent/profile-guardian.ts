import type { Types } from 'mongoose';
import { isMinor } from '@/lib/domain/applications/age';
import { todayIn } from '@/lib/domain/days/day';
import { entryFor } from '@/lib/services/people/entries';
import type { ApplicationRecord } from '@/models/application';
import type { ConsentRecord } from '@/models/application-parts';
import { Profile } from '@/models/profile';

export type Guardian = NonNullable<ConsentRecord['guardian']>;

/** The guardian whom a student's profile names, who has not confirmed yet; null where it names none. */
export async function namedGuardian(userId: Types.ObjectId): Promise<Guardian | null> {
  const profile = await Profile.findOne({ userId }, 'personal guardianEntry').lean();
  const { guardian_name: name, guardian_email: email } = profile?.personal ?? {};
  if (!name || !email) return null;
  return { name, email, at: null, entry: entryFor(email, profile?.guardianEntry) };
}

/** Whether both are one person at one address: a confirmation holds for no other. */
export const isSameGuardian = (one: Guardian | null, other: Guardian | null): boolean =>
  one?.name === other?.name && one?.email === other?.email;

/** Whether a guardian's confirmation is missing today: of a student under 18, by whom the profile names now. */
export async function waitsForGuardian(
  { userId }: Pick<ApplicationRecord, 'userId'>,
  { guardian }: ConsentRecord,
): Promise<boolean> {
  if (!(await minorOf({ userId }))) return false;
  return !guardian?.at || !isSameGuardian(guardian, await namedGuardian(userId));
}

/** Whether the student is under 18 today. */
export async function minorOf({ userId }: Pick<ApplicationRecord, 'userId'>): Promise<boolean> {
  const profile = await Profile.findOne({ userId }, 'personal.dob').lean();
  return isMinor(profile?.personal?.dob, todayIn('UTC'));
}
