import { endpoint } from '@/lib/api/endpoint';
import { makePhoneCode as contract } from '@/lib/contract/accounts/first-password';
import { makePhoneCode } from '@/lib/services/people/accounts/first-password';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const { code, lives } = await makePhoneCode(viewer, params.id, body.number);
  return { message: `The code can be used once and is valid for ${lives}.`, code };
});
