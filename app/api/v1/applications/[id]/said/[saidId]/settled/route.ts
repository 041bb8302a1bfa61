import { endpoint } from '@/lib/api/endpoint';
import { settleObjection as contract } from '@/lib/contract/applications/said';
import { settleObjection } from '@/lib/services/applications/said';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Settled. We told the student.',
  application: await settleObjection(viewer, params.id, params.saidId, body),
}));
