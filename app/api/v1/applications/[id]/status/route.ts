import { endpoint } from '@/lib/api/endpoint';
import { moveApplication as contract } from '@/lib/contract/applications/applications';
import { moveApplication } from '@/lib/services/applications/moves/moves';

export const POST = endpoint(contract, async (viewer, { params, body: { status: to, evidence = '', ...move } }) => ({
  message: `Status changed to ${to}.`,
  ...(await moveApplication(viewer, params.id, { ...move, to, evidence: { reference: evidence, file: null } })),
}));
