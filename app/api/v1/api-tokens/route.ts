import { endpoint } from '@/lib/api/endpoint';
import { listApiTokens, makeApiToken } from '@/lib/contract/accounts/api-tokens';
import { addApiToken, apiTokens } from '@/lib/services/people/accounts/api-tokens';

export const GET = endpoint(listApiTokens, async (viewer) => ({ tokens: await apiTokens(viewer) }));

export const POST = endpoint(makeApiToken, async (viewer, { body }) => ({
  message: 'The API token has been created. Copy it now.',
  token: await addApiToken(viewer, body),
}));
