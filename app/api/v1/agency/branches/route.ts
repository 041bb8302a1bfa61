import { endpoint } from '@/lib/api/endpoint';
import { addBranch as contract } from '@/lib/contract/agency/agency';
import { addBranch } from '@/lib/services/people/agency/branches';

export const POST = endpoint(contract, async (viewer, { body }) => ({
  message: 'Branch added.',
  branch: await addBranch(viewer, body),
}));
