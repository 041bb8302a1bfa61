import type { ApiScope } from '@/lib/domain/accounts/api-tokens';
import { hashOfToken, newApiToken } from '@/lib/platform/auth/api-tokens';
import { ApiToken } from '@/models/api-token';
import { User } from '@/models/user';
import type { Person } from './people';

/** A token of this account with these scopes, as its page makes one. */
export async function tokenWith(
  { userId, user }: Person,
  scopes: readonly ApiScope[],
  more: object = {},
): Promise<string> {
  const token = newApiToken();
  await ApiToken.create({
    ...{ name: 'A program', hash: hashOfToken(token), userId, scopes: [...scopes] },
    version: (await User.findById(userId).lean())?.sessionVersion,
    agencyId: user.role === 'agent' ? (user.agency?.id ?? user._id) : null,
    endsOn: new Date(Date.now() + 86_400_000),
    ...more,
  });
  return token;
}
