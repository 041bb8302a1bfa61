import type { QueryFilter } from 'mongoose';
import type { Client } from '@/lib/platform/auth/client';
import { dropSentCodes } from '@/lib/platform/auth/codes';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { User, type UserRecord } from '@/models/user';
import { forgiveTries } from './sign-in-tries';

/**
 * Stores the password that the owner of an account chose. Every session of the account ends, and every link and code that
 * was sent to it. Null where no account that may sign in fits the filter.
 */
export async function storeOwnPassword(
  filter: QueryFilter<UserRecord>,
  passwordHash: string,
  client: Client,
): Promise<UserRecord | null> {
  // Who was invited to an agency follows a link that was mailed to them: the address is theirs.
  await User.updateOne({ ...filter, disabled: { $ne: true }, 'agency.id': { $exists: true } }, { isVerified: true });
  const user = await User.findOneAndUpdate(
    { ...filter, disabled: { $ne: true } },
    { $set: { passwordHash, choosesPassword: false }, $inc: { sessionVersion: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!user) return null;
  const userId = String(user._id);
  await dropSentCodes(userId);
  await afterNewVersion(user);
  await forgiveTries(user.email, client);
  await recordActivity(userId, 'You set a new password.');
  return user;
}
