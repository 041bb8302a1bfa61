import { endpoint } from '@/lib/api/endpoint';
import { universityLogo } from '@/lib/contract/catalogue/catalogue';
import { logoOf } from '@/lib/services/catalogue/universities';

export const GET = endpoint(universityLogo, async (_viewer, { query }) => ({ logo: await logoOf(query) }));
