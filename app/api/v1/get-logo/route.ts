import { endpoint } from '@/lib/api/endpoint';
import { getLogo } from '@/lib/contract/catalogue/catalogue';
import { requiredLogo } from '@/lib/services/catalogue/universities';

export const GET = endpoint(getLogo, async (_viewer, { query }) => ({ logoUrl: await requiredLogo(query) }));
