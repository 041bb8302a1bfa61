import { endpoint } from '@/lib/api/endpoint';
import { checkRates as contract } from '@/lib/contract/catalogue/rates';
import { checkRates } from '@/lib/services/catalogue/facts/rates';

export const POST = endpoint(contract, async (_viewer, { body }) => ({ comparison: await checkRates(body) }));
