import { createHash, randomBytes } from 'node:crypto';
import type { ApiScope } from '@/lib/domain/accounts/api-tokens';
import { AppError, forbidden } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { ApiToken } from '@/models/api-token';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { VIEWER_FIELDS, viewerOfUser } from './account';
import { placeOf, type Viewer } from './viewer';

/** `usedOn` is written once in this time. */
const USE_WRITTEN_MS = 60_000;

/** A new token for programs. Its beginning lets scanners of leaked secrets find it. */
export const newApiToken = (): string => `sat_${randomBytes(32).toString('base64url')}`;

/** What is stored of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether a bearer's text is meant as a token for programs; a session's never begins so. */
export const isApiToken = (bearer: string | null): bearer is string => bearer?.startsWith('sat_') === true;

/**
 * The viewer in whose place a program calls: its maker, with their reach as it is now, read anew for each call. An agency's token is over
 * once its maker is no owner there.
 * @param scope what the call needs; undefined for a call that no token may make
 * @throws AppError 401 for a token that holds no more, 403 for a call beyond its scopes
 */
export async function viewerOfApiToken(token: string, scope: ApiScope | undefined): Promise<Viewer> {
  await connectDatabase();
  const found = await ApiToken.findOne({ hash: hashOfToken(token) }).lean();
  const user = found && (await User.findById(found.userId, VIEWER_FIELDS).lean());
  const viewer = user && found.version === user.sessionVersion ? await viewerOfUser(user) : null;
  const reaches =
    viewer && (viewer.role === 'team' || viewer.role === 'admin' ? !found?.agencyId : ownsStill(viewer, found));
  if (!found || !reaches || found.endsOn <= new Date())
    throw new AppError(
      'unauthenticated',
      'This API token doesn’t work: it has expired, has been revoked, or the person who created it no longer has access.',
    );
  if (!scope) throw forbidden('This call can’t be made with an API token.');
  if (!found.scopes.includes(scope)) throw forbidden(`This API token lacks the scope ${scope}.`);
  if (Date.now() - (found.usedOn?.getTime() ?? 0) > USE_WRITTEN_MS)
    await ApiToken.updateOne({ _id: found._id }, { $set: { usedOn: new Date() } });
  const id = String(found._id);
  // Never confirmed by a password; and who reads a student's file by it is on record.
  return { ...viewer, session: { id, confirmedOn: new Date(0) }, apiToken: { id, name: found.name } };
}

const ownsStill = (viewer: Viewer, found: { agencyId: unknown } | null) =>
  viewer.role === 'agent' && placeOf(viewer).role === 'owner' && placeOf(viewer).id === String(found?.agencyId);

/** Writes into the log of staff actions that a program is about to change something. */
export async function logTokenWrite({ userId, role, apiToken }: Viewer, call: string): Promise<void> {
  if (!apiToken) return;
  await StaffAction.create({
    ...{ by: userId, byRole: role, action: 'token.write', subject: 'token', subjectId: apiToken.id },
    ...{ label: apiToken.name, after: { call }, at: new Date() },
  });
}
