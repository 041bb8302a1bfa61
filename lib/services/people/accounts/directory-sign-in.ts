import { Types } from 'mongoose';
import { personName } from '@/lib/contract/fields';
import { isLinkable, roleOfGroups } from '@/lib/domain/accounts/directory';
import { afterSignIn } from '@/lib/domain/areas';
import { AppError } from '@/lib/domain/errors';
import type { Client } from '@/lib/platform/auth/client';
import {
  DirectoryRefusal,
  directoryAddress,
  directoryName,
  hashOfSecret,
  type Identity,
  identityOf,
  newSecret,
} from '@/lib/platform/auth/directory';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { env } from '@/lib/platform/env';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { DirectoryLink } from '@/models/directory-link';
import { DirectoryStep, type DirectoryStepRecord } from '@/models/directory-step';
import { StoredSession } from '@/models/session';
import { User, type UserRecord } from '@/models/user';
import { changeStaff } from '../staff/staff';
import { createAccount, tokenFor } from './accounts';
import { keepForLink, noteRefusal } from './directory-link';

const AT_DIRECTORY_MS = 600_000;

/** Where a browser goes to sign in, and the secret that it keeps meanwhile. `confirms`: whose session asks who is there. */
export async function beginDirectory(next: string, confirms: Viewer | null): Promise<{ url: string; secret: string }> {
  const [state, nonce, verifier, secret] = [newSecret(), newSecret(), newSecret(), newSecret()];
  const url = await directoryAddress({ state, nonce, verifier, fresh: confirms !== null });
  await DirectoryStep.create({
    ...{ _id: hashOfSecret(state), browser: hashOfSecret(secret), nonce, verifier, next: next.slice(0, 500) },
    sessionId: confirms?.session?.id ?? null,
    expiresAt: new Date(Date.now() + AT_DIRECTORY_MS),
  });
  return { url, secret };
}

/** What comes of a sign-in: a session, whose account waits to be linked, or a session that its owner confirmed. */
type Arrival = { token: string; email: string; to: string } | { linkFor: string } | { confirmed: true };

/**
 * Takes the directory's answer, once, in the browser that began. Throws `DirectoryRefusal`; who the directory let in and this site
 * doesn't is in the log of staff actions.
 */
export async function finishDirectory(answer: URLSearchParams, client: Client): Promise<Arrival> {
  const [state, secret] = [answer.get('state') ?? '', client.directory ?? ''];
  const begun = { _id: hashOfSecret(state), browser: hashOfSecret(secret), key: '', expiresAt: { $gt: new Date() } };
  const step = await DirectoryStep.findOneAndDelete(begun).lean();
  if (!step) throw new DirectoryRefusal('expired');
  const { sessionId } = step;
  try {
    const identity = await identityOf(answer, { ...step, state, fresh: sessionId !== null });
    return sessionId ? await confirmed(sessionId, identity) : await arrive(identity, step, client);
  } catch (error) {
    if (error instanceof DirectoryRefusal) error.confirms = sessionId !== null;
    throw error;
  }
}

async function arrive(identity: Identity, step: DirectoryStepRecord, client: Client): Promise<Arrival> {
  const { key, email } = identity;
  const link = await DirectoryLink.findById(key).lean();
  const linked = link && (await User.findById(link.userId).lean());
  const user = linked ?? (email ? await User.findOne({ email }).lean() : null);
  try {
    return await arriveAs(user, linked !== null, identity, step, client);
  } catch (error) {
    if (error instanceof DirectoryRefusal) await noteRefusal(user, error.outcome);
    throw error;
  }
}

async function arriveAs(
  user: UserRecord | null,
  isLinked: boolean,
  identity: Identity,
  step: DirectoryStepRecord,
  client: Client,
): Promise<Arrival> {
  assertWelcome(identity);
  if (!user) return signedIn(await created(identity), identity, step, client);
  if (!isLinkable(user.role)) throw new DirectoryRefusal('student');
  if (user.disabled || !user.isVerified || user.agency?.closed) throw new DirectoryRefusal('closed');
  if (!isLinked) {
    await keepForLink(identity, client.directory ?? '');
    return { linkFor: user.email };
  }
  return signedIn(await withRoleOf(user, identity), identity, step, client);
}

/** Throws for an address that isn't confirmed, or of another domain. */
export function assertWelcome({ email }: Identity): void {
  if (!email) throw new DirectoryRefusal('email');
  if (!env().OIDC_DOMAINS.includes(email.split('@').at(-1) ?? '')) throw new DirectoryRefusal('domain');
}

/**
 * The account with the role that its groups give; its sessions end where that is another. Agencies' people keep theirs, and so does the
 * admin who can break the glass. Throws where staff are in no group that is named.
 */
export async function withRoleOf(user: UserRecord, { groups }: Pick<Identity, 'groups'>): Promise<UserRecord> {
  const { OIDC_ROLES, OIDC_BREAK_GLASS } = env();
  if (user.role === 'agent' || OIDC_ROLES.length === 0 || user.email === OIDC_BREAK_GLASS) return user;
  const role = roleOfGroups(OIDC_ROLES, groups ?? []);
  if (!role) throw new DirectoryRefusal('group');
  if (role === user.role) return user;
  const userId = String(user._id);
  try {
    await changeStaff({ userId, role: user.role }, userId, { role }, { by: directoryName() ?? '' });
  } catch (error) {
    // The last admin stays one: else nobody could mend it.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
  return (await User.findById(user._id).lean()) ?? user;
}

/** A new account of staff, where operators let the directory make them: with no password, by the role of its groups alone. */
async function created({ key, email, name, groups }: Identity): Promise<UserRecord> {
  const { OIDC_CREATE, OIDC_ROLES } = env();
  if (OIDC_CREATE === 'off') throw new DirectoryRefusal('unknown');
  const role = roleOfGroups(OIDC_ROLES, groups ?? []);
  if (!role) throw new DirectoryRefusal('group');
  const named = personName().safeParse(name);
  // First the link: where the account's write is cut off, the next sign-in goes on with it.
  const link = await DirectoryLink.findOneAndUpdate(
    { _id: key },
    { $setOnInsert: { userId: new Types.ObjectId(), since: new Date() } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  const user = await createAccount({
    _id: link.userId,
    ...{ name: named.success ? named.data : email.split('@')[0] || 'New colleague', email, mobile: '', role },
    ...{ passwordHash: '', isVerified: true },
  }).catch((error: unknown) => {
    // Made at the same moment, or an address that is another's here.
    if (error instanceof AppError) throw new DirectoryRefusal('failed');
    throw error;
  });
  const userId = String(user._id);
  const account = { kind: 'account', id: userId, userId } as const;
  await recordStaffAction({ userId, role }, 'directory.create', account, { after: { role } });
  return user;
}

async function signedIn(
  user: UserRecord,
  { refresh }: Identity,
  { next }: DirectoryStepRecord,
  client: Client,
): Promise<Arrival> {
  await recordActivity(String(user._id), `You signed in with ${directoryName()}.`);
  return { token: await tokenFor(user, client, { refresh }), email: user.email, to: afterSignIn(user.role, next) };
}

/** The owner of a session signed in to the directory again: as good as the password, for ten minutes of that session. */
async function confirmed(_id: NonNullable<DirectoryStepRecord['sessionId']>, identity: Identity): Promise<Arrival> {
  const link = await DirectoryLink.findById(identity.key).lean();
  const own = { _id, userId: link?.userId ?? null };
  const { matchedCount } = await StoredSession.updateOne(own, { $set: { confirmedOn: new Date() } });
  if (!matchedCount) throw new DirectoryRefusal('other');
  return { confirmed: true };
}
