import { conflict, invalid } from '@/lib/domain/errors';
import { seal, unseal } from '@/lib/platform/auth/sealed';
import { endOtherSessions } from '@/lib/platform/auth/stored-sessions';
import { newTotpSecret, totpStep, totpUri } from '@/lib/platform/auth/totp';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { refund, spend } from '@/lib/platform/limits/rate-limits';
import { siteName } from '@/lib/platform/site-facts';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { SecondFactor } from '@/models/second-factor';
import { hasPasskey } from './passkeys';
import { newRecoveryCodes } from './recovery-codes';

/** How long a new secret waits for its first code. */
const PENDING_MS = 600_000;
const SEALED = 'authenticator secrets';
const WRONG =
  'This code is wrong, has already been used or has expired. Please enter the next one that your app shows.';

/** Makes a secret for an authenticator app, which counts once a code of it was given. 409 for an account that has one. */
export async function beginApp({ userId, email }: Viewer): Promise<{ secret: string; uri: string }> {
  if (await hasApp(userId)) throw conflict('You already have an authenticator app. Remove it first.');
  const secret = newTotpSecret();
  const pending = { sealed: seal(SEALED, secret, userId), until: new Date(Date.now() + PENDING_MS) };
  await SecondFactor.updateOne({ userId }, { $set: { pending } }, { upsert: true });
  return { secret, uri: totpUri(secret, { site: await siteName(), account: email }) };
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
  if (!pending || !secret) throw conflict('This QR code has expired. Please start again.');
  const step = totpStep(secret, code);
  if (step === null) throw invalid({ code: WRONG }, WRONG);
  const { codes, hashes } = newRecoveryCodes(userId);
  const { modifiedCount } = await SecondFactor.updateOne(
    { userId, sealed: null, 'pending.sealed': pending.sealed },
    { $set: { sealed: pending.sealed, lastStep: step, pending: null, recoveryHashes: hashes } },
  );
  if (!modifiedCount) throw conflict('An authenticator app has just been added in another window.');
  await refund('code-account', `app:${userId}`);
  await endOtherSessions(viewer, { 'settings.tfa': true });
  await recordActivity(userId, 'You added an authenticator app.');
  return codes;
}

/** Removes the app; without a passkey, codes then come by e-mail. The other sessions end. */
export async function removeApp(viewer: Viewer): Promise<void> {
  const { userId } = viewer;
  if (await hasPasskey(userId)) await SecondFactor.updateOne({ userId }, { $set: { sealed: null, lastStep: 0 } });
  else await SecondFactor.deleteOne({ userId });
  await endOtherSessions(viewer);
  await recordActivity(userId, 'You removed your authenticator app.');
}

/** Whether the account's codes come from an app. */
export async function hasApp(userId: string): Promise<boolean> {
  return (await SecondFactor.exists({ userId, sealed: { $ne: null } })) !== null;
}

/** Whether this is a code of the account's app; of several at once exactly one is right. */
export async function spendAppCode(userId: string, code: string): Promise<boolean> {
  const stored = await SecondFactor.findOne({ userId }).lean();
  const secret = stored?.sealed ? unseal(SEALED, stored.sealed, userId) : null;
  const step = secret ? totpStep(secret, code) : null;
  if (step === null) return false;
  const used = await SecondFactor.updateOne({ userId, lastStep: { $lt: step } }, { $set: { lastStep: step } });
  return used.modifiedCount === 1;
}
