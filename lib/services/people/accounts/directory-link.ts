import { type DirectoryOutcome, isLinkable } from '@/lib/domain/accounts/directory';
import { AppError, conflict } from '@/lib/domain/errors';
import { dropAccountStatus } from '@/lib/platform/auth/account';
import type { Client } from '@/lib/platform/auth/client';
import { directoryName, hashOfSecret, type Identity, onlyByDirectory } from '@/lib/platform/auth/directory';
import { seal, unseal } from '@/lib/platform/auth/sealed';
import { endOtherSessions } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction, SITE_ITSELF } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { DirectoryLink } from '@/models/directory-link';
import { DirectoryStep } from '@/models/directory-step';
import { StoredSession } from '@/models/session';
import { User, type UserRecord } from '@/models/user';

/** Which account is whose in the directory: linked once, after the account's own password and second factor. */

const WAITS_MS = 600_000;
type Account = Pick<UserRecord, '_id' | 'email' | 'role'>;

/** Remembers for this browser, for ten minutes, whom the directory let in; their account's own sign-in then links it. */
export async function keepForLink({ key, email, refresh }: Identity, secret: string): Promise<void> {
  const sealed = refresh && seal('refresh tokens', refresh, stepOf(secret));
  const kept = { browser: hashOfSecret(secret), key, email, sealed, expiresAt: new Date(Date.now() + WAITS_MS) };
  await DirectoryStep.updateOne({ _id: stepOf(secret) }, { $set: kept }, { upsert: true });
}

const stepOf = (secret: string) => hashOfSecret(`link ${secret}`);
const waitingOf = (secret: string, { email }: Account) => ({
  ...{ _id: stepOf(secret), email },
  expiresAt: { $gt: new Date() },
});

/** Throws 403 where an account signs in through the directory alone, unless this browser comes from there to link it. */
export async function refuseOwnWay(user: Account, { directory }: Pick<Client, 'directory'>): Promise<void> {
  if (!onlyByDirectory(user)) return;
  if (directory && (await DirectoryStep.exists(waitingOf(directory, user)))) return;
  throw new AppError('forbidden', `Our team signs in with ${directoryName()}. Please use the button below.`);
}

/**
 * Links an account whose password and second factor were just given with the person of the directory who waits in this browser and has
 * its address. Returns what their session goes on with; null where nobody waits. Who was linked with it before is no longer.
 */
export async function linkWaiting(user: Account, { directory }: Pick<Client, 'directory'>) {
  const _id = directory && stepOf(directory);
  const step =
    _id && isLinkable(user.role) && (await DirectoryStep.findOneAndDelete(waitingOf(directory, user)).lean());
  if (!step) {
    await refuseOwnWay(user, {});
    return null;
  }
  const userId = String(user._id);
  const before = await DirectoryLink.findOneAndDelete({ userId: user._id }).lean();
  const own = { userId: user._id, since: new Date() };
  await DirectoryLink.updateOne({ _id: step.key }, { $set: own }, { upsert: true });
  if (before && before._id !== step.key) await endDirectorySessions(userId);
  await recordStaffAction({ userId, role: user.role }, 'directory.link', accountOf(userId), {
    before: { linked: before !== null },
    after: { linked: true },
  });
  await recordActivity(userId, `You linked your account with ${directoryName()}.`);
  return { refresh: step.sealed && unseal('refresh tokens', step.sealed, _id) };
}

/** Ends the link of the viewer's account, and every session of it but this one. 409 where they could not sign in any more. */
export async function unlink(viewer: Viewer): Promise<void> {
  const user = await User.findById(viewer.userId, 'passwordHash role email').lean();
  if (!user || !(await DirectoryLink.exists({ userId: user._id }))) throw conflict('Your account isn’t linked.');
  if (onlyByDirectory(user)) throw conflict(`Our team signs in with ${directoryName()}, so the link stays.`);
  if (!user.passwordHash)
    throw conflict('Your account has no password yet. Sign out and use “Forgot your password?” first.');
  await DirectoryLink.deleteOne({ userId: user._id });
  await StoredSession.updateOne({ _id: viewer.session?.id }, { $unset: { directory: 1 } });
  await endOtherSessions(viewer);
  const facts = { before: { linked: true }, after: { linked: false } };
  await recordStaffAction(viewer, 'directory.unlink', accountOf(viewer.userId), facts);
  await recordActivity(viewer.userId, `You unlinked your account from ${directoryName()}.`);
}

/** What the settings say: the directory's name, and whether the account is linked; null where there is none for this role. */
export async function linkOf({ userId, role }: Pick<Viewer, 'userId' | 'role'>) {
  const name = directoryName();
  if (!name || !isLinkable(role)) return null;
  const link = await DirectoryLink.findOne({ userId }).lean();
  return { name, linkedOn: link?.since.toISOString() ?? null };
}

/** Writes that somebody was refused: an account of ours by its name, of anybody else only why. */
export async function noteRefusal(user: Account | null, why: DirectoryOutcome): Promise<void> {
  const site = { kind: 'site', id: 'directory', label: directoryName() ?? '' } as const;
  await recordStaffAction(SITE_ITSELF, 'directory.refuse', user ? accountOf(String(user._id)) : site, {
    after: { why },
  });
}

/** An account as the log of staff actions names it. */
export const accountOf = (userId: string) => ({ kind: 'account', id: userId, userId }) as const;

async function endDirectorySessions(userId: string): Promise<void> {
  await StoredSession.deleteMany({ userId, directory: { $exists: true } });
  await dropAccountStatus(userId);
}
