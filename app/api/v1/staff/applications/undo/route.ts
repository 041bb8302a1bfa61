import { endpoint } from '@/lib/api/endpoint';
import { undoMoves as contract } from '@/lib/contract/applications/staff-applications';
import { undoMoves } from '@/lib/services/applications/moves/undo';

export const POST = endpoint(contract, async (viewer, { body }) => {
  const results = await undoMoves(viewer, body.applications);
  const undone = results.filter(({ moved }) => moved).length;
  return {
    success: undone === results.length,
    message: `${undone} of ${results.length} status changes undone.`,
    results,
  };
});
