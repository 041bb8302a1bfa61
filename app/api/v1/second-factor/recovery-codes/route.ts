import { endpoint } from '@/lib/api/endpoint';
import { renewRecoveryCodes as contract } from '@/lib/contract/accounts/second-factor';
import { renewRecoveryCodes } from '@/lib/services/people/accounts/own-factor';

export const POST = endpoint(contract, async (viewer, { body }) => {
  const recoveryCodes = await renewRecoveryCodes(viewer, body);
  return { message: 'Your new recovery codes are ready.', recoveryCodes };
});
