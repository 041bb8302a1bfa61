import { endpoint } from '@/lib/api/endpoint';
import { ratesInUse as getContract, putRates as putContract } from '@/lib/contract/catalogue/rates';
import { putRates, ratesInUse } from '@/lib/services/catalogue/facts/rates';

export const GET = endpoint(getContract, async () => ({ rates: await ratesInUse() }));

export const PUT = endpoint(putContract, async (viewer, { body }) => ({
  message: 'The rates were saved.',
  rates: await putRates(viewer, body),
}));
