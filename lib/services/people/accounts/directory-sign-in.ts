import { Types } from 'mongoose';
import { personName } from '@/lib/contract/fields';
import { isLinkable, roleOfGroups } from '@/lib/domain/accounts/directory';
import { afterSignIn } from '@/lib/domain/areas';
import { AppError } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
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
import { recordStaffAction, SITE_ITSELF } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { DirectoryLink } from '@/models/directory-link';
import { DirectoryStep, type DirectoryStepRecord } from '@/models/directory-step';
import { StoredSession } from '@/models/session';
import { User, type UserRecord } from '@/models/user';
import { changeStaff } from '../staff/staff';
import { createAccount, tokenFor } from './accounts';
import { accountOf, keepForLink, noteRefusal } from './directory-link';

const AT_DIRECTORY_MS = 600_000;

/** Where a browser goes to sign in, and the secret that it keeps meanwhile. `confirms`: whose session asks who is there. */
export async function beginDirectory(next: string, confirms: Viewer | null): Promise<{ url: string; secret: string }> {
  const [state, verifier, secret] = [newSecret(), newSecret(), newSecret()];
  const url = await directoryAddress({ state, verifier, fresh: confirms !== null });
  await DirectoryStep.create({
    ...{ _id: hashOfSecret(state), browser: hashOfSecret(secret), verifier, next: next.slice(0, 500) },
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
    return sessionId ? await confirmed(sessionId, identity) : await arrive({ identity, step, client });
  } catch (error) {
    if (error instanceof DirectoryRefusal) error.confirms = sessionId !== null;
    throw error;
  }
}

/** A sign-in that the directory answered. */
type Answered = { identity: Identity; step: DirectoryStepRecord; client: Client };

async function arrive(answered: Answered): Promise<Arrival> {
  const { key, email } = answered.identity;
  const link = await DirectoryLink.findById(key).lean();
  const linked = link && (await User.findById(link.userId).lean());
  const user = linked ?? (email ? await User.findOne({ email }).lean() : null);
  try {
    return await arriveAs(user, linked !== null, answered);
  } catch (error) {
    if (error instanceof DirectoryRefusal) await noteRefusal(user, error.outcome);
    throw error;
  }
}

async function arriveAs(user: UserRecord | null, isLinked: boolean, answered: Answered): Promise<Arrival> {
  const { identity, client } = answered;
  assertWelcome(identity);
  if (!user) return signedIn(await created(identity), answered);
  if (!isLinkable(user.role)) throw new DirectoryRefusal('student');
  if (user.disabled || !user.isVerified || user.agency?.closed) throw new DirectoryRefusal('closed');
  const role = roleIn(user, identity);
  if (isLinked) return signedIn(await withRole(user, role), answered);
  await keepForLink(identity, client.directory ?? '');
  return { linkFor: user.email };
}

/** Throws for an address that isn't confirmed, or of another domain. */
function assertWelcome({ email }: Identity): void {
  if (!email) throw new DirectoryRefusal('email');
  if (!env().OIDC_DOMAINS.includes(email.split('@').at(-1) ?? '')) throw new DirectoryRefusal('domain');
}

/**
 * The role that an account's groups give it; its own for agencies' people, for the admin who can break the glass, and where no groups are
 * named. Throws where staff are in none of those that are.
 */
function roleIn({ role, email }: UserRecord, { groups }: Pick<Identity, 'groups'>): Role {
  const { OIDC_ROLES, OIDC_BREAK_GLASS } = env();
  if (role === 'agent' || OIDC_ROLES.length === 0 || email === OIDC_BREAK_GLASS) return role;
  return staffRoleIn(groups);
}

function staffRoleIn(groups: readonly string[] | null): 'team' | 'admin' {
  const role = roleOfGroups(env().OIDC_ROLES, groups ?? []);
  if (!role) throw new DirectoryRefusal('group');
  return role;
}

/** The account with this role; where that is another its sessions end. */
async function withRole(user: UserRecord, role: Role): Promise<UserRecord> {
  if (role === user.role || (role !== 'team' && role !== 'admin')) return user;
  try {
    await changeStaff(SITE_ITSELF, String(user._id), { role });
  } catch (error) {
    // The last admin stays one: else nobody could mend it.
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
  return (await User.findById(user._id).lean()) ?? user;
}

/** What an answer of later says of a linked account: its role follows. Throws where it may not sign in any more. */
export async function assertStillWelcome(user: UserRecord, identity: Identity): Promise<void> {
  assertWelcome(identity);
  await withRole(user, roleIn(user, identity));
}

/** A new account of staff, where operators let the directory make them: with no password, by the role of its groups alone. */
async function created({ key, email, name, groups }: Identity): Promise<UserRecord> {
  if (env().OIDC_CREATE === 'off') throw new DirectoryRefusal('unknown');
  const role = staffRoleIn(groups);
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
  await recordStaffAction(SITE_ITSELF, 'directory.create', accountOf(String(user._id)), { after: { role } });
  return user;
}

async function signedIn(user: UserRecord, { identity: { refresh }, step, client }: Answered): Promise<Arrival> {
  await recordActivity(String(user._id), `You signed in with ${directoryName()}.`);
  return { token: await tokenFor(user, client, { refresh }), email: user.email, to: afterSignIn(user.role, step.next) };
}

/** The owner of a session signed in to the directory again: as good as the password, for ten minutes of that session. */
async function confirmed(_id: NonNullable<DirectoryStepRecord['sessionId']>, identity: Identity): Promise<Arrival> {
  const link = await DirectoryLink.findById(identity.key).lean();
  const own = { _id, userId: link?.userId ?? null };
  const { matchedCount } = await StoredSession.updateOne(own, { $set: { confirmedOn: new Date() } });
  if (!matchedCount) throw new DirectoryRefusal('other');
  return { confirmed: true };
}
