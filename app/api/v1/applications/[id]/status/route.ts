import { endpoint } from '@/lib/api/endpoint';
import { moveApplication as contract } from '@/lib/contract/applications/applications';
import { moveApplication } from '@/lib/services/applications/moves';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: `Status changed to ${body.status}.`,
  ...(await moveApplication(viewer, params.id, { ...body, to: body.status })),
}));
