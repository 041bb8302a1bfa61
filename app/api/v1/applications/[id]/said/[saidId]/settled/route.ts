import { endpoint } from '@/lib/api/endpoint';
import { settleObjection as contract } from '@/lib/contract/applications/said';
import { settleObjection } from '@/lib/services/applications/said';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Decision saved. We’ll notify the student and the agency.',
  application: await settleObjection(viewer, params.id, params.saidId, body),
}));
