import type { Proof } from '@/lib/contract/accounts/proof';
import type { SecondFactorView } from '@/lib/contract/accounts/second-factor';
import { invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { refund, spend } from '@/lib/platform/limits/rate-limits';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { SecondFactor } from '@/models/second-factor';
import { staffFactorRequired } from '../staff/policy';
import { hasApp, spendAppCode } from './authenticator';
import { linkOf } from './directory-link';
import { hasPasskey, ownerByPasskey, passkeysOf } from './passkeys';
import { giveRecoveryCodes, spendRecoveryCode } from './recovery-codes';

/** The factors that people set up themselves. With one of them, no code is e-mailed any more. */

const WRONG_CODE =
  'This code is wrong, has already been used or has expired. Please enter the next one that your app shows.';
const WRONG_PASSKEY = 'This passkey was not accepted. Please try again.';

/** The viewer's app and passkeys, how many recovery codes are left, and whether admins ask staff for a factor. */
export async function factorOf({ userId, role }: Viewer): Promise<SecondFactorView> {
  const [stored, passkeys] = await Promise.all([SecondFactor.findOne({ userId }).lean(), passkeysOf(userId)]);
  const isStaff = role === 'team' || role === 'admin';
  return {
    directory: await linkOf({ userId, role }),
    app: Boolean(stored?.sealed),
    passkeys,
    recoveryCodesLeft: stored?.recoveryHashes.length ?? 0,
    required: isStaff && (await staffFactorRequired()),
  };
}

/** Which factor of its own an account has; an app where it has both. */
export async function ownFactorOf(userId: string): Promise<'app' | 'passkey' | null> {
  if (await hasApp(userId)) return 'app';
  return (await hasPasskey(userId)) ? 'passkey' : null;
}

/** Whether this is a code of the account's app or one of its recovery codes; each is right once. */
export function spendOwnCode(userId: string, code: string): Promise<boolean> {
  return /^\d{6}$/.test(code) ? spendAppCode(userId, code) : spendRecoveryCode(userId, code);
}

/** Takes a code or a passkey of the viewer. 422 when it is wrong, 429 after five in ten minutes. */
export async function takeProof({ userId }: Pick<Viewer, 'userId'>, { code, passkey }: Proof): Promise<void> {
  const budget = `app:${userId}`;
  await spend('code-account', budget);
  if (passkey) {
    if ((await ownerByPasskey(passkey)) !== userId) throw invalid({ code: WRONG_PASSKEY }, WRONG_PASSKEY);
  } else if (!code || !(await spendOwnCode(userId, code))) throw invalid({ code: WRONG_CODE }, WRONG_CODE);
  await refund('code-account', budget);
}

/** Makes ten new recovery codes; those before stop working. Takes a proof like `takeProof`. */
export async function renewRecoveryCodes(viewer: Viewer, proof: Proof): Promise<string[]> {
  await takeProof(viewer, proof);
  const codes = await giveRecoveryCodes(viewer.userId);
  await recordActivity(viewer.userId, 'You created new recovery codes.');
  return codes;
}
