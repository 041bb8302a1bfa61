import { endpoint } from '@/lib/api/endpoint';
import { decideDispute as contract } from '@/lib/contract/agency/credit-disputes';
import { decideDispute } from '@/lib/services/applications/credit/disputes';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  await decideDispute(viewer, params.id, body);
  return { message: 'Your decision was saved, and both agencies were notified.' };
});
