import { spendCode } from '@/lib/auth/codes';
import { AppError, invalid } from '@/lib/errors';
import { refund, spend } from '@/lib/limits/rate-limits';
import { sendMail } from '@/lib/mail/send';

const WRONG = 'This code is wrong or has expired. You can ask for a new one.';
const ASKED = 'We sent you an e-mail with a code of six digits. Please enter it.';

/**
 * The second step of a sign-in, after the right password. 401 with `fields.code` where a code is missing (then one is
 * e-mailed) or wrong. 429 after twenty wrong codes in a day: then an attacker has the password, and the owner needs a new
 * one, which also resets this limit.
 */
export async function passSecondFactor(userId: string, code: string | undefined): Promise<void> {
  const purpose = 'second-factor';
  if (!code) {
    await sendMail({ template: 'second-factor', userId, purpose });
    throw new AppError('unauthenticated', ASKED, { fields: { code: ASKED } });
  }
  await spend('second-factor', userId);
  if (!(await spendCode(userId, purpose, code))) {
    throw new AppError('unauthenticated', 'Invalid details!', { fields: { code: WRONG } });
  }
  await refund('second-factor', userId);
}

/**
 * Switching the second factor on or off takes a code too: on, so that users can't lock themselves out with an address that
 * gets no mail; off, so that an open session alone doesn't remove the protection. 422 with `fields.code` where it is missing
 * (then one is e-mailed) or wrong; 429 after five in ten minutes.
 */
export async function confirmFactorChange(userId: string, code: string | undefined): Promise<void> {
  const purpose = 'change-second-factor';
  await spend('code-account', `${purpose}:${userId}`);
  if (!code) {
    await sendMail({ template: 'second-factor', userId, purpose });
    throw invalid({ code: ASKED }, ASKED);
  }
  if (!(await spendCode(userId, purpose, code))) throw invalid({ code: WRONG }, WRONG);
  await refund('code-account', `${purpose}:${userId}`);
}
