import { AppError, notFound } from '@/lib/domain/errors';
import type { Client } from '@/lib/platform/auth/client';
import { consumeToken, type HashedPurpose, holderOfToken } from '@/lib/platform/auth/codes';
import { connectDatabase } from '@/lib/platform/db';
import { spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { User } from '@/models/user';
import { DEAD_LINK } from './recovery';

const PURPOSES = ['sign-in-link'] as const satisfies readonly HashedPurpose[];

/**
 * Has a link e-mailed, if an account has this address, that makes the browser that opens it a known one of that account. Known or not, the
 * work, the answer and the budgets are the same. 429 after three in an hour from one network. One in twenty minutes goes to a mailbox, also
 * where others ask: so strangers can't end the owner's link, and what they use up is a link that the owner has.
 */
export async function askForSignInLink(email: string, client: Client): Promise<void> {
  await spend('sign-in-link', `${email} ${client.network}`);
  const isDue = await spend('sign-in-link-mail', email).then(() => true, isUsedUp);
  if (isDue) await sendMail({ template: 'sign-in-link', email });
}

function isUsedUp(refusal: unknown): false {
  if (refusal instanceof AppError && refusal.code === 'too_many_requests') return false;
  throw refusal;
}

/** Whether a link opens a browser, without using it up. */
export async function signInLinkWorks(token: string): Promise<boolean> {
  await connectDatabase();
  const holder = await holderOfToken(token, PURPOSES);
  return holder !== null && (await User.exists({ _id: holder.userId, disabled: { $ne: true } })) !== null;
}

/**
 * Uses a link up. Returns the address of its account, whose password the browser may try from now on; nothing more is
 * proven by it: no session,
 * no second factor, no verification. 404 for an invalid link.
 */
export async function openBySignInLink(token: string): Promise<string> {
  const holder = await consumeToken(token, PURPOSES);
  const user = holder && (await User.findOne({ _id: holder.userId, disabled: { $ne: true } }, 'email').lean());
  if (!user) throw notFound(DEAD_LINK);
  return user.email;
}
