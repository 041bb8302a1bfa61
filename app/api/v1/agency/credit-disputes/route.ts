import { endpoint } from '@/lib/api/endpoint';
import { raiseDispute as contract } from '@/lib/contract/agency/credit-disputes';
import { raiseDispute } from '@/lib/services/applications/credit/disputes';

export const POST = endpoint(contract, async (viewer, { body }) => {
  await raiseDispute(viewer, body);
  return { message: 'Thank you. Our team will review it and tell you the decision.' };
});
