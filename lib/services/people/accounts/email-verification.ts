import { conflict, notFound } from '@/lib/domain/errors';
import type { Client } from '@/lib/platform/auth/client';
import { consumeToken, holderOfToken } from '@/lib/platform/auth/codes';
import { issueVerificationCode, verificationCodeOf } from '@/lib/platform/auth/verification-codes';
import { connectDatabase } from '@/lib/platform/db';
import { spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { User } from '@/models/user';
import { accountOf } from './accounts';
import { DEAD_LINK } from './recovery';
import { markVerified } from './verification';

/** Whether a verification link is still valid, without using it up. */
export async function verificationLinkWorks(token: string): Promise<boolean> {
  await connectDatabase();
  const holder = await holderOfToken(token, ['verify-email']);
  return (
    holder !== null &&
    (await User.exists({ _id: holder.userId, role: { $in: ['student', 'helper'] }, disabled: { $ne: true } })) !== null
  );
}

/** Verifies a student by the link of their e-mail, once. 404 for an invalid link. */
export async function verifyByLink(token: string): Promise<void> {
  const holder = await consumeToken(token, ['verify-email']);
  const student =
    holder &&
    (await User.findOne({ _id: holder.userId, role: { $in: ['student', 'helper'] }, disabled: { $ne: true } }).lean());
  if (!student) throw notFound(DEAD_LINK);
  await markVerified(student);
}

/**
 * Given the password of an account that isn't verified: returns a student's code again and resends the e-mail with the link.
 * Null for an agent, whom staff verify. 401 for wrong details, 409 for a verified account, 429 after too many.
 */
export async function verificationAgain(
  given: { email: string; password: string },
  client: Client,
): Promise<{ email: string; code: string } | null> {
  const user = await accountOf(given, client);
  const { email } = user;
  if (user.isVerified) throw conflict('Account already verified.');
  await spend('code-account', `verification:${email}`);
  const userId = String(user._id);
  await sendMail({ template: 'registered', userId });
  if (user.role === 'agent') return null;
  return { email, code: (await verificationCodeOf(userId)) ?? (await issueVerificationCode(userId)) };
}
