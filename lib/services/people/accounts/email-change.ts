import { mailboxOf } from '@/lib/domain/addresses/own-addresses';
import { type AppError, conflict, found, isDuplicateKey, notFound } from '@/lib/domain/errors';
import { consumeToken, dropSentCodes, holderOfToken } from '@/lib/platform/auth/codes';
import { afterNewVersion } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { connectDatabase } from '@/lib/platform/db';
import { sendMail } from '@/lib/platform/mail/send';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { User, type UserRecord } from '@/models/user';
import { renewEnquiries } from '../enquiries';
import { entryOf } from '../entries';
import { refuseAnothers } from '../own-addresses';
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
 * link sent to the former address, which is notified. 404 for an invalid link, 409 when another account took the address, 422 when it
 * is another's here by now.
 */
export async function confirmAddress(viewer: Viewer | null, token: string): Promise<void> {
  const holder = await consumeToken(token, ['change-email']);
  const former =
    holder?.email && (await User.findOne({ _id: holder.userId, disabled: { $ne: true } }, 'email role name').lean());
  if (!holder?.email || !former) throw notFound(DEAD_LINK);
  const { userId, email } = holder;
  await refuseAnothers(former, { email });
  const changed = found(await withAddress(former, email), DEAD_LINK);
  await afterNewVersion(changed, viewer?.userId === userId ? viewer.session?.id : undefined);
  await dropSentCodes(userId);
  await Promise.all([renewEnquiries(former.email), renewEnquiries(email)]);
  await sendMail({ template: 'email-changed', userId, formerEmail: former.email });
  await recordActivity(userId, 'You changed your email address.');
}

async function withAddress({ _id, role, name }: Pick<UserRecord, '_id' | 'role' | 'name'>, email: string) {
  try {
    // The link was followed, so the address is theirs.
    const emailEntry = role === 'student' ? { emailEntry: entryOf(email, { userId: _id, role, name }) } : {};
    const change = { $set: { email, mailbox: mailboxOf(email), ...emailEntry }, $inc: { sessionVersion: 1 } };
    return await User.findByIdAndUpdate(_id, change, { returnDocument: 'after' }).lean();
  } catch (error) {
    if (!isDuplicateKey(error, 'email')) throw error;
    throw addressTaken();
  }
}

export function addressTaken(): AppError {
  const message = 'An account with this email address already exists.';
  return conflict(message, { email: message });
}
