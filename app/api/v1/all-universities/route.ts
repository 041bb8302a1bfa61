import { endpoint } from '@/lib/api/endpoint';
import { allUniversities as contract } from '@/lib/contract/catalogue/catalogue';
import { allUniversities } from '@/lib/services/catalogue/universities';

export const GET = endpoint(contract, async (_viewer, { query }) => ({ universities: await allUniversities(query) }));
