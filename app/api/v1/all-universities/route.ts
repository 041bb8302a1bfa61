import { endpoint } from '@/lib/api/endpoint';
import { allUniversities as contract } from '@/lib/contract/catalogue';
import { allUniversities } from '@/lib/services/universities';

export const GET = endpoint(contract, async (_viewer, { query }) => ({ universities: await allUniversities(query) }));
