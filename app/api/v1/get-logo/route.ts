import { endpoint } from '@/lib/api/endpoint';
import { getLogo } from '@/lib/contract/catalogue';
import { requiredLogo } from '@/lib/services/universities';

export const GET = endpoint(getLogo, async (_viewer, { query }) => ({ logoUrl: await requiredLogo(query) }));
