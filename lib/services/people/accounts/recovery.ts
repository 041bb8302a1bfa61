import { notFound } from '@/lib/domain/errors';
import type { Client } from '@/lib/platform/auth/client';
import { consumeToken, type HashedPurpose, holderOfToken } from '@/lib/platform/auth/codes';
import { knownBrowser } from '@/lib/platform/auth/known-browser';
import { hashChosenPassword } from '@/lib/platform/auth/passwords';
import { connectDatabase } from '@/lib/platform/db';
import { spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { User } from '@/models/user';
import { storeOwnPassword } from './own-password';
import { markVerified } from './verification';

const PURPOSES = ['reset-password', 'set-password'] as const satisfies readonly HashedPurpose[];

/** The message for every invalid link: used, expired, replaced by a newer one, or its account is gone. */
export const DEAD_LINK = 'This link no longer works.';

/**
 * Has a link for a new password e-mailed, if an account has this address. Known or not, the work, the answer and the
 * budget are the same: whether there is an account is found out in the background. 429 after five in ten minutes from one
 * network, and after many from all, which a browser that the owner signed in with before is not part of.
 */
export async function askForNewPassword(email: string, client: Client): Promise<void> {
  const browser = knownBrowser(client.knownBy, email);
  await spend('code-account', `reset:${email} ${browser ?? client.network}`);
  if (!browser) await spend('reset-account', email);
  await sendMail({ template: 'reset-password', email });
}

/** Returns what a password link is for, without using it up; null when it is invalid. */
export async function passwordLink(token: string): Promise<(typeof PURPOSES)[number] | null> {
  await connectDatabase();
  const holder = await holderOfToken(token, PURPOSES);
  const account = holder && (await User.exists({ _id: holder.userId, disabled: { $ne: true } }));
  return account ? (holder.purpose as (typeof PURPOSES)[number]) : null;
}

/**
 * Sets a password by a link. Every session of the account ends, and every other link and code that was sent to it. The
 * link proves the address, so it verifies a student and invited staff; agents are verified by staff. 404 for an invalid link.
 */
export async function setPasswordByLink(token: string, password: string, client: Client): Promise<void> {
  // Checked first, so that invented links can't make the server hash passwords.
  if (!(await passwordLink(token))) throw notFound(DEAD_LINK);
  const passwordHash = await hashChosenPassword(password, client.address);
  const holder = await consumeToken(token, PURPOSES);
  const user = holder && (await storeOwnPassword({ _id: holder.userId }, passwordHash, client));
  if (!user) throw notFound(DEAD_LINK);
  if (user.role !== 'agent') await markVerified(user);
  if (holder.purpose !== 'set-password') await sendMail({ template: 'password-changed', userId: holder.userId });
}
