import { endpoint } from '@/lib/api/endpoint';
import { allowReopening as contract } from '@/lib/contract/applications/reopening';
import { allowReopening } from '@/lib/services/applications/reopening';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: body.allowed ? 'The application can be reopened.' : 'The application can no longer be reopened.',
  application: await allowReopening(viewer, params.id, body.allowed),
}));
