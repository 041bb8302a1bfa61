import { endpoint } from '@/lib/api/endpoint';
import { refuseStart as contract } from '@/lib/contract/applications/starts';
import { refuseStart } from '@/lib/services/applications/moves/starts';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Request declined.',
  application: await refuseStart(viewer, params.id, body.reason),
}));
