import { spendCode } from '@/lib/auth/codes';
import { AppError, invalid } from '@/lib/errors';
import { refund, spend } from '@/lib/limits/rate-limits';
import { sendMail } from '@/lib/mail/send';
import type { UserRecord } from '@/models/user';
import { staffFactorRequired } from '../staff/policy';
import { hasApp, spendAppCode } from './authenticator';

const WRONG = 'This code is wrong or has expired. You can ask for a new one.';
const WRONG_APP = 'This code is wrong or was used already. Please enter the next one that your app shows.';
const FROM_APP = 'Please enter the code that your authenticator app shows, or one of your recovery codes.';
const ASKED = 'We sent you an e-mail with a code of six digits. Please enter it.';

/** Whether an account's sign-in takes a second factor: by its own choice, or because admins ask it of all staff. */
export async function needsFactor({ role, settings }: Pick<UserRecord, 'role' | 'settings'>): Promise<boolean> {
  return settings.tfa || ((role === 'team' || role === 'admin') && (await staffFactorRequired()));
}

/**
 * The second step of a sign-in, after the right password. 401 with `fields.code` where a code is missing (then one is
 * e-mailed, unless an authenticator app shows it) or wrong. 429 after twenty wrong codes in a day: then an attacker has the password, and the owner needs a new
 * one, which also resets this limit.
 */
export async function passSecondFactor(userId: string, code: string | undefined): Promise<void> {
  const purpose = 'second-factor';
  const app = await hasApp(userId);
  if (!code && app)
    throw new AppError('unauthenticated', FROM_APP, { fields: { code: FROM_APP }, hints: { factor: 'app' } });
  if (!code) {
    await sendMail({ template: 'second-factor', userId, purpose });
    throw new AppError('unauthenticated', ASKED, { fields: { code: ASKED }, hints: { factor: 'email' } });
  }
  await spend('second-factor', userId);
  if (!(await (app ? spendAppCode(userId, code) : spendCode(userId, purpose, code)))) {
    const fields = { code: app ? WRONG_APP : WRONG };
    throw new AppError('unauthenticated', 'Invalid details!', { fields, hints: { factor: app ? 'app' : 'email' } });
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
  const app = await hasApp(userId);
  if (!code && app) throw invalid({ code: FROM_APP }, FROM_APP);
  if (!code) {
    await sendMail({ template: 'second-factor', userId, purpose });
    throw invalid({ code: ASKED }, ASKED);
  }
  const isRight = await (app ? spendAppCode(userId, code) : spendCode(userId, purpose, code));
  if (!isRight) throw invalid({ code: app ? WRONG_APP : WRONG });
  await refund('code-account', `${purpose}:${userId}`);
}
