import { endpoint } from '@/lib/api/endpoint';
import { openApiJson } from '@/lib/api/openapi';
import { openApi } from '@/lib/contract/meta';

export const GET = endpoint(
  openApi,
  async () => new Response(openApiJson(), { headers: { 'content-type': 'application/json' } }),
);
