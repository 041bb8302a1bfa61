import { createHmac, randomInt } from 'node:crypto';
import { seal, unseal } from '@/lib/auth/sealed';
import { afterNewVersion } from '@/lib/auth/stored-sessions';
import { newTotpSecret, totpStep, totpUri } from '@/lib/auth/totp';
import type { Viewer } from '@/lib/auth/viewer';
import { PRODUCT_NAME } from '@/lib/domain/product-name';
import { authSecret } from '@/lib/env';
import { conflict, invalid } from '@/lib/errors';
import { refund, spend } from '@/lib/limits/rate-limits';
import { SecondFactor } from '@/models/second-factor';
import { User } from '@/models/user';
import { recordActivity } from '../people/activities';
import { staffFactorRequired } from '../staff/policy';

/** How long a new secret waits for its first code. */
const PENDING_MS = 600_000;
const RECOVERY_CODES = 10;
const SEALED = 'authenticator secrets';
const WRONG = 'This code is wrong, was used already or has expired. Please enter the next one that your app shows.';

/** Whether the account has an authenticator app, how many recovery codes are left, and whether admins ask staff for a factor. */
export async function factorOf({ userId, role }: Viewer) {
  const stored = await SecondFactor.findOne({ userId }).lean();
  const isStaff = role === 'team' || role === 'admin';
  return {
    app: Boolean(stored?.sealed),
    recoveryCodesLeft: stored?.sealed ? stored.recoveryHashes.length : 0,
    required: isStaff && (await staffFactorRequired()),
  };
}

/** Makes a secret for an authenticator app, which counts once a code of it was given. 409 for an account that has one. */
export async function beginApp({ userId, email }: Viewer): Promise<{ secret: string; uri: string }> {
  if (await hasApp(userId)) throw conflict('There is an authenticator app already. Remove it first.');
  const secret = newTotpSecret();
  const pending = { sealed: seal(SEALED, secret, userId), until: new Date(Date.now() + PENDING_MS) };
  await SecondFactor.updateOne({ userId }, { $set: { pending } }, { upsert: true });
  return { secret, uri: totpUri(secret, { site: PRODUCT_NAME, account: email }) };
}

/**
 * Adds the app once it gave a code: 2-factor authentication is then on, and the other sessions end. Returns ten recovery
 * codes, shown this once. 422 for a wrong code, 409 when none was begun.
 */
export async function addApp(viewer: Viewer, code: string): Promise<string[]> {
  const { userId } = viewer;
  await spend('code-account', `app:${userId}`);
  const stored = await SecondFactor.findOne({ userId }).lean();
  const pending = stored?.pending;
  const secret = pending && pending.until > new Date() ? unseal(SEALED, pending.sealed, userId) : null;
  if (!pending || !secret) throw conflict('Please begin again: the picture was shown too long ago.');
  const step = totpStep(secret, code);
  if (step === null) throw invalid({ code: WRONG }, WRONG);
  const { codes, hashes } = newCodes(userId);
  const { modifiedCount } = await SecondFactor.updateOne(
    { userId, sealed: null, 'pending.sealed': pending.sealed },
    { $set: { sealed: pending.sealed, lastStep: step, pending: null, recoveryHashes: hashes } },
  );
  if (!modifiedCount) throw conflict('An app was just added elsewhere.');
  await refund('code-account', `app:${userId}`);
  await endOthers(viewer, { 'settings.tfa': true });
  await recordActivity(userId, 'You added an authenticator app.');
  return codes;
}

/** Removes the app; codes then come by e-mail. Takes a code of it or a recovery code (422); the other sessions end. */
export async function removeApp(viewer: Viewer, code: string): Promise<void> {
  await takeCode(viewer.userId, code);
  await SecondFactor.deleteOne({ userId: viewer.userId });
  await endOthers(viewer, {});
  await recordActivity(viewer.userId, 'You removed your authenticator app.');
}

/** Makes ten new recovery codes; those before stop working. Takes a code of the app or a recovery code (422). */
export async function renewRecoveryCodes(viewer: Viewer, code: string): Promise<string[]> {
  await takeCode(viewer.userId, code);
  const { codes, hashes } = newCodes(viewer.userId);
  await SecondFactor.updateOne({ userId: viewer.userId }, { $set: { recoveryHashes: hashes } });
  await recordActivity(viewer.userId, 'You made new recovery codes.');
  return codes;
}

/** Whether the account's codes come from an app. */
export async function hasApp(userId: string): Promise<boolean> {
  return (await SecondFactor.exists({ userId, sealed: { $ne: null } })) !== null;
}

/** Whether this is a code of the account's app, or one of its recovery codes; of several at once exactly one is right. */
export async function spendAppCode(userId: string, code: string): Promise<boolean> {
  const stored = await SecondFactor.findOne({ userId }).lean();
  const secret = stored?.sealed ? unseal(SEALED, stored.sealed, userId) : null;
  if (!secret) return false;
  if (!/^\d{6}$/.test(code)) {
    const hash = recoveryHash(userId, code);
    const used = await SecondFactor.updateOne({ userId, recoveryHashes: hash }, { $pull: { recoveryHashes: hash } });
    return used.modifiedCount === 1;
  }
  const step = totpStep(secret, code);
  if (step === null) return false;
  const used = await SecondFactor.updateOne({ userId, lastStep: { $lt: step } }, { $set: { lastStep: step } });
  return used.modifiedCount === 1;
}

async function takeCode(userId: string, code: string): Promise<void> {
  await spend('code-account', `app:${userId}`);
  if (!(await spendAppCode(userId, code))) throw invalid({ code: WRONG }, WRONG);
  await refund('code-account', `app:${userId}`);
}

async function endOthers({ userId, session }: Viewer, change: Record<string, unknown>): Promise<void> {
  const update = { $set: change, $inc: { sessionVersion: 1 } };
  const user = await User.findByIdAndUpdate(userId, update, { returnDocument: 'after' }).lean();
  if (user) await afterNewVersion(user, session?.id);
}

/** Ten letters and digits without those that are mistaken for one another: 49 bits. */
function newCodes(userId: string): { codes: string[]; hashes: string[] } {
  const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
  const one = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const plain = Array.from({ length: RECOVERY_CODES }, one);
  return {
    codes: plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: plain.map((code) => recoveryHash(userId, code)),
  };
}

const recoveryHash = (userId: string, code: string) =>
  createHmac('sha256', authSecret()).update(`recovery:${userId}:${code}`).digest('base64url');
