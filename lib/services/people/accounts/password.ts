import { ownUserId } from '@/lib/access';
import { AppError, conflict, invalid } from '@/lib/domain/errors';
import type { Client } from '@/lib/platform/auth/client';
import { dropSentCodes } from '@/lib/platform/auth/codes';
import { hashChosenPassword, passwordMatches } from '@/lib/platform/auth/passwords';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { refund, spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { User } from '@/models/user';
import { tokenFor } from './accounts';

/**
 * Changes the viewer's own password. Every session of the account ends; the answer is a token for a new one. 422 when
 * the old password is wrong, 429 after too many tries, 409 when it was changed elsewhere at the same moment.
 */
export async function changePassword(
  viewer: Viewer,
  input: { userId?: string | undefined; oldPassword: string; newPassword: string },
  client: Client,
): Promise<string> {
  const userId = ownUserId(viewer, input.userId);
  const budget = `password:${userId}`;
  await spend('code-account', budget);
  const user = await User.findById(userId, 'passwordHash sessionVersion').lean();
  if (!user) throw new AppError('unauthenticated', 'Please sign in.');
  if (!(await passwordMatches(user, input.oldPassword, client.address))) {
    throw invalid({ oldPassword: 'This is not your current password.' }, 'Failed to change password');
  }
  const passwordHash = await hashChosenPassword(
    input.newPassword,
    client.address,
    'newPassword',
    'Failed to change password',
  );
  const changed = await User.findOneAndUpdate(
    { _id: userId, sessionVersion: user.sessionVersion },
    { $set: { passwordHash, choosesPassword: false }, $inc: { sessionVersion: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw conflict('The password has just been changed in another window.');
  await afterNewVersion(changed);
  await refund('code-account', budget);
  await dropSentCodes(userId);
  await recordActivity(userId, 'You changed your password.');
  await sendMail({ template: 'password-changed', userId });
  return tokenFor(changed, client);
}
