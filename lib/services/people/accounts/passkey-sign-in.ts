import type { PasskeyAnswer } from '@/lib/contract/accounts/passkeys';
import { AppError } from '@/lib/domain/errors';
import type { Client } from '@/lib/platform/auth/client';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { User } from '@/models/user';
import { ownPasswordFirst, signedInUser, tokenFor } from './accounts';
import { linkWaiting, refuseOwnWay } from './directory-link';
import { ownerByPasskey } from './passkeys';

/**
 * Signs the owner of a passkey in: their device checked their finger, face or PIN, so it is both factors in one. 401 for an answer
 * that is no passkey's of ours, 403 'Account not verified.', or with `linkSent` where a password has to be chosen first.
 */
export async function signInWithPasskey(answer: PasskeyAnswer, client: Client) {
  const userId = await ownerByPasskey(answer);
  const user = userId ? await User.findById(userId).lean() : null;
  if (!user || user.disabled)
    throw new AppError('unauthenticated', 'We don’t know this passkey. Please sign in with your password.');
  if (!user.isVerified) throw new AppError('forbidden', 'Account not verified.');
  await refuseOwnWay(user, client);
  if (user.choosesPassword) throw await ownPasswordFirst(String(user._id));
  await recordActivity(String(user._id), 'You signed in with a passkey.');
  return { token: await tokenFor(user, client, await linkWaiting(user, client)), user: signedInUser(user) };
}
