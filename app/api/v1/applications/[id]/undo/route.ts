import { endpoint } from '@/lib/api/endpoint';
import { undoMove as contract } from '@/lib/contract/applications/applications';
import { undoMove } from '@/lib/services/applications/moves/undo';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const application = await undoMove(viewer, params.id, body.from);
  return { message: `Undone. The status is '${application.applicationStatus}' again.`, application };
});
