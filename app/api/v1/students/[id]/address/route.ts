import { endpoint } from '@/lib/api/endpoint';
import { enterAddress } from '@/lib/contract/people/helpers';
import { enterOwnAddress } from '@/lib/services/people/helpers/own-address';

export const PUT = endpoint(enterAddress, async (viewer, { params, body }) => {
  await enterOwnAddress(viewer, params.id, body.email);
  return { message: `We have sent a link to ${body.email}. They can sign in once they have opened it.` };
});
