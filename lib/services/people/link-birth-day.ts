import { invalid, notFound } from '@/lib/domain/errors';
import type { Id } from '@/models/id';
import { Profile } from '@/models/profile';

export const DEAD_LINK = 'This link no longer works.';
const WRONG_DAY = 'This is not the date of birth in the profile.';
/** After so many wrong dates a link is dead. */
export const MOST_TRIES = 5;

/**
 * Proves by the birth date of a profile that a mailed link is in the right hands. 404 once a link has no tries left, 422 for another date,
 * or where the profile has none.
 * @param count adds to the wrong dates of the link's record, of one that has tries left where it adds; says how many it changed
 */
export async function proveBirthDay(
  studentId: Id,
  dob: string | undefined,
  count: (by: 1 | -1) => PromiseLike<{ modifiedCount: number }>,
): Promise<void> {
  // Counted before it is compared, so that of many at once no more than these are.
  if ((await count(1)).modifiedCount === 0) throw notFound(DEAD_LINK);
  if (!dob || (await birthDayOf(studentId)) !== dob) throw invalid({ dob: WRONG_DAY });
  await count(-1);
}

/** The birth date in a student's profile; undefined where there is none. */
export async function birthDayOf(studentId: Id): Promise<string | undefined> {
  return (await Profile.findOne({ userId: studentId }, 'personal.dob').lean())?.personal?.dob;
}
