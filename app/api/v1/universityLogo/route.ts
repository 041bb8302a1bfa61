import { endpoint } from '@/lib/api/endpoint';
import { universityLogo } from '@/lib/contract/catalogue';
import { logoOf } from '@/lib/services/universities';

export const GET = endpoint(universityLogo, async (_viewer, { query }) => ({ logo: await logoOf(query) }));
