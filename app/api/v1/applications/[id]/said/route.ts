import { endpoint } from '@/lib/api/endpoint';
import { moveWithEvidence as contract } from '@/lib/contract/applications/said';
import { moveWithEvidence } from '@/lib/services/applications/said';

export const POST = endpoint(contract, async (viewer, { params, body: { status, ...move }, files }) => ({
  message: `Status changed to ${status}.`,
  application: await moveWithEvidence(viewer, params.id, { ...move, to: status }, files),
}));
