import { endpoint } from '@/lib/api/endpoint';
import { askStart as contract } from '@/lib/contract/applications/starts';
import { askStart } from '@/lib/services/applications/moves/starts';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Request sent. Your due dates are paused until it is answered.',
  application: await askStart(viewer, params.id, body),
}));
