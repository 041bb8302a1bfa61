import { consumeToken, dropSentCodes, holderOfToken } from '@/lib/auth/codes';
import { afterNewVersion } from '@/lib/auth/stored-sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { connectDatabase } from '@/lib/db';
import { type AppError, conflict, isDuplicateKey, notFound } from '@/lib/errors';
import { sendMail } from '@/lib/mail/send';
import { User } from '@/models/user';
import { recordActivity } from '../people/activities';
import { DEAD_LINK } from './recovery';

/** The address that a link confirms, without using the link up; null when it is invalid. */
export async function addressToConfirm(token: string): Promise<string | null> {
  await connectDatabase();
  const holder = await holderOfToken(token, ['change-email']);
  const account = holder && (await User.exists({ _id: holder.userId, disabled: { $ne: true } }));
  return account ? (holder.email ?? null) : null;
}

/**
 * Gives an account the address that the link was sent to. Every session but the one that follows the link ends, and every
 * link sent to the former address, which is notified. 404 for an invalid link, 409 when another account took the address.
 */
export async function confirmAddress(viewer: Viewer | null, token: string): Promise<void> {
  const holder = await consumeToken(token, ['change-email']);
  const former = holder?.email && (await User.findOne({ _id: holder.userId, disabled: { $ne: true } }, 'email').lean());
  if (!holder?.email || !former) throw notFound(DEAD_LINK);
  const { userId, email } = holder;
  const changed = await withAddress(userId, email);
  if (!changed) throw notFound(DEAD_LINK);
  await afterNewVersion(changed, viewer?.userId === userId ? viewer.session?.id : undefined);
  await dropSentCodes(userId);
  await sendMail({ template: 'email-changed', userId, formerEmail: former.email });
  await recordActivity(userId, 'You changed your e-mail address.');
}

async function withAddress(userId: string, email: string) {
  try {
    const change = { $set: { email }, $inc: { sessionVersion: 1 } };
    return await User.findByIdAndUpdate(userId, change, { returnDocument: 'after' }).lean();
  } catch (error) {
    if (!isDuplicateKey(error, 'email')) throw error;
    throw addressTaken();
  }
}

export function addressTaken(): AppError {
  const message = 'An account with this e-mail address exists already.';
  return conflict(message, { email: message });
}
