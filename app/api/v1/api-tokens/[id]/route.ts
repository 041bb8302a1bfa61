import { endpoint } from '@/lib/api/endpoint';
import { revokeApiToken } from '@/lib/contract/accounts/api-tokens';
import { endApiToken } from '@/lib/services/people/accounts/api-tokens';

export const DELETE = endpoint(revokeApiToken, async (viewer, { params }) => {
  await endApiToken(viewer, params.id);
  return { message: 'The API token was revoked.' };
});
