import { endpoint } from '@/lib/api/endpoint';
import { setCountry } from '@/lib/contract/agency/phone-numbers';
import { setAgencyCountry } from '@/lib/services/people/agency/country';

export const PUT = endpoint(setCountry, async (viewer, { body }) => {
  await setAgencyCountry(viewer, body.country);
  return { message: 'Your agency’s country was saved.' };
});
