import { endpoint } from '@/lib/api/endpoint';
import { allowReopening as contract } from '@/lib/contract/applications/reopening';
import { allowReopening } from '@/lib/services/applications/moves/reopening';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: body.allowed ? 'Reopening allowed.' : 'Reopening no longer allowed.',
  application: await allowReopening(viewer, params.id, body.allowed),
}));
