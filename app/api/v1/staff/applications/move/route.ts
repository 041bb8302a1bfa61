import { endpoint } from '@/lib/api/endpoint';
import { moveApplications as contract } from '@/lib/contract/applications/staff-applications';
import { counted } from '@/lib/domain/texts/counted';
import { moveApplications } from '@/lib/services/applications/moves/moves';

export const POST = endpoint(contract, async (viewer, { body }) => {
  const { applications, status, reason, undo } = body;
  const { results, undoUntil } = await moveApplications(viewer, applications, { to: status, reason, undo });
  const moved = results.filter((result) => result.moved).length;
  return {
    success: moved === results.length,
    message: `${moved} of ${counted(results.length, 'application is', 'applications are')} now ${status}.`,
    results,
    undoUntil,
  };
});
