import { endpoint } from '@/lib/api/endpoint';
import { openApiDocument } from '@/lib/api/openapi';
import { openApi } from '@/lib/contract/meta';

export const GET = endpoint(openApi, async () => Response.json(openApiDocument()));
