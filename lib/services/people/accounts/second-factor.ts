import type { Proof } from '@/lib/contract/accounts/proof';
import { AppError, invalid } from '@/lib/domain/errors';
import { spendCode } from '@/lib/platform/auth/codes';
import { refund, spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import type { UserRecord } from '@/models/user';
import { staffFactorRequired } from '../staff/policy';
import { ownFactorOf, spendOwnCode, takeProof } from './own-factor';

const WRONG = 'This code is wrong or has expired. You can ask for a new one.';
const WRONG_OWN = 'This code is wrong or has already been used. Please enter the next one that your app shows.';
const FROM_APP = 'Please enter the code that your authenticator app shows, or one of your recovery codes.';
const BY_PASSKEY = 'Please use your passkey, or enter one of your recovery codes.';
const ASKED = 'We have emailed you a six-digit code. Please enter it.';

/** Whether an account's sign-in takes a second factor: by its own choice, or because admins ask it of all staff. */
export async function needsFactor({ role, settings }: Pick<UserRecord, 'role' | 'settings'>): Promise<boolean> {
  return settings.tfa || ((role === 'team' || role === 'admin') && (await staffFactorRequired()));
}

/**
 * The second step of a sign-in, after the right password. 401 with `fields.code` where a code is missing (then one is
 * e-mailed, unless the account has a factor of its own) or wrong. 429 after twenty wrong codes in a day: then an attacker has the
 * password, and the owner needs a new one, which also resets this limit.
 */
export async function passSecondFactor(userId: string, code: string | undefined): Promise<void> {
  const purpose = 'second-factor';
  const own = await ownFactorOf(userId);
  const factor = own ?? 'email';
  if (!code) {
    const asked = await askForCode(userId, purpose, own);
    throw new AppError('unauthenticated', asked, { fields: { code: asked }, hints: { factor } });
  }
  await spend('second-factor', userId);
  if (!(await (own ? spendOwnCode(userId, code) : spendCode(userId, purpose, code)))) {
    const fields = { code: own ? WRONG_OWN : WRONG };
    throw new AppError('unauthenticated', 'Invalid details!', { fields, hints: { factor } });
  }
  await refund('second-factor', userId);
}

/**
 * Switching the second factor on or off takes a code too, or a passkey: on, so that users can't lock themselves out with an address that
 * gets no mail; off, so that an open session alone doesn't remove the protection. 422 with `fields.code` where it is missing
 * (then one is e-mailed, unless the account has a factor of its own) or wrong; 429 after five in ten minutes.
 */
export async function confirmFactorChange(userId: string, proof: Proof): Promise<void> {
  const purpose = 'change-second-factor';
  const own = await ownFactorOf(userId);
  if (own && (proof.code || proof.passkey)) return takeProof({ userId }, proof);
  await spend('code-account', `${purpose}:${userId}`);
  if (!proof.code) {
    const asked = await askForCode(userId, purpose, own);
    throw invalid({ code: asked }, asked);
  }
  if (!(await spendCode(userId, purpose, proof.code))) throw invalid({ code: WRONG });
  await refund('code-account', `${purpose}:${userId}`);
}

/** What the owner has to give, in words; e-mails a code where that is it. */
async function askForCode(
  userId: string,
  purpose: 'second-factor' | 'change-second-factor',
  own: 'app' | 'passkey' | null,
): Promise<string> {
  if (own) return own === 'app' ? FROM_APP : BY_PASSKEY;
  await sendMail({ template: 'second-factor', userId, purpose });
  return ASKED;
}
