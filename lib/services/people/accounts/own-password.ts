import type { QueryFilter } from 'mongoose';
import type { Client } from '@/lib/platform/auth/client';
import { dropSentCodes } from '@/lib/platform/auth/codes';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { SiteSetting } from '@/models/site-setting';
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
  // Who was invited to an agency, or to the site's own, follows a link that was mailed to them: the address is theirs.
  const site = await SiteSetting.findById('site', 'ownAgency').lean();
  const invited = { $or: [{ 'agency.id': { $exists: true } }, { _id: site?.ownAgency ?? null }] };
  await User.updateOne({ $and: [filter, invited], disabled: { $ne: true } }, { isVerified: true });
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
