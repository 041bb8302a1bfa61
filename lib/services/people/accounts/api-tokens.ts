import { Types } from 'mongoose';
import { apiTokensOf } from '@/lib/access';
import type { ApiTokenView } from '@/lib/contract/accounts/api-tokens';
import { OPERATIONS } from '@/lib/contract/all';
import type { Operation } from '@/lib/contract/operation';
import { API_SCOPE_NAMES, type ApiScope, MOST_API_TOKENS } from '@/lib/domain/accounts/api-tokens';
import { DAY_MS } from '@/lib/domain/days/day';
import { conflict, forbidden, found, invalid } from '@/lib/domain/errors';
import type { Role } from '@/lib/domain/roles';
import { hashOfToken, newApiToken } from '@/lib/platform/auth/api-tokens';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import type { ApiTokenRecord } from '@/models/api-token';
import { ApiToken } from '@/models/api-token';
import type { Filter } from '@/models/filter';
import { User } from '@/models/user';

/** The scopes in which a role may make a call at all. */
export function scopesOf(role: Role): ApiScope[] {
  const calls = (OPERATIONS as readonly Operation[]).filter(
    ({ access }) => typeof access === 'string' || access.includes(role),
  );
  return API_SCOPE_NAMES.filter((scope) => calls.some((call) => call.scope === scope));
}

/** The tokens that a viewer may revoke, newest first. 403 for who has none. */
export async function apiTokens(viewer: Viewer): Promise<ApiTokenView[]> {
  const tokens = await ApiToken.find({ ...visible(viewer), endsOn: { $gt: new Date() } })
    .sort({ _id: -1 })
    .lean();
  const makers = await User.find({ _id: { $in: tokens.map(({ userId }) => userId) } }, 'name').lean();
  const names = new Map(makers.map(({ _id, name }) => [String(_id), name]));
  return tokens.map(({ _id, name, userId, scopes, createdOn, endsOn, usedOn }) => ({
    ...{ _id: String(_id), name, maker: names.get(String(userId)) ?? '', scopes },
    ...{ createdOn: createdOn.toISOString(), endsOn: endsOn.toISOString(), usedOn: usedOn?.toISOString() ?? null },
  }));
}

/** Makes a token, logged. Returns it, this once. 403 for who may have none, 422 for a scope of no call of theirs, 409 beyond twenty. */
export async function addApiToken(
  viewer: Viewer,
  { name, scopes, days }: { name: string; scopes: ApiScope[]; days: number },
): Promise<string> {
  const own = { ...visible(viewer), userId: viewer.userId };
  if (scopes.some((scope) => !scopesOf(viewer.role).includes(scope)))
    throw invalid({ scopes: 'Your account can’t give a token one of these permissions.' });
  if ((await ApiToken.countDocuments(own)) >= MOST_API_TOKENS)
    throw conflict(`You have ${MOST_API_TOKENS} API tokens. Revoke one first.`);
  const user = found(await User.findById(viewer.userId, 'sessionVersion').lean(), 'User not found.');
  const token = newApiToken();
  const { _id } = await ApiToken.create({
    ...{ name, hash: hashOfToken(token), userId: user._id, version: user.sessionVersion },
    agencyId: viewer.role === 'agent' ? new Types.ObjectId(placeOf(viewer).id) : null,
    scopes: API_SCOPE_NAMES.filter((scope) => scopes.includes(scope)),
    endsOn: new Date(Date.now() + days * DAY_MS),
  });
  await logged(viewer, 'token.make', 'made', { _id, name }, { scopes: scopes.join(', '), days });
  return token;
}

/** Ends a token at once, in every process; logged. 404 for one that isn't the viewer's to end. */
export async function endApiToken(viewer: Viewer, id: string): Promise<void> {
  const gone = found(await ApiToken.findOneAndDelete({ ...visible(viewer), _id: id }).lean(), 'API token not found.');
  await logged(viewer, 'token.revoke', 'revoked', gone);
}

function visible(viewer: Viewer): Filter<ApiTokenRecord> {
  const filter = apiTokensOf(viewer);
  if (!filter) throw forbidden('Only owners of an agency have API tokens.');
  return filter;
}

async function logged(
  viewer: Viewer,
  action: 'token.make' | 'token.revoke',
  done: string,
  { _id, name }: Pick<ApiTokenRecord, '_id' | 'name'>,
  after?: Record<string, string | number>,
): Promise<void> {
  await recordStaffAction(viewer, action, { kind: 'token', id: String(_id), label: name }, after ? { after } : {});
  await recordActivity(viewer.userId, `You ${done} the API token “${name}”.`);
}
