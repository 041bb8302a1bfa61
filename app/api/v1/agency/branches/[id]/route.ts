import { endpoint } from '@/lib/api/endpoint';
import { changeBranch as contract } from '@/lib/contract/agency/agency';
import { changeBranch } from '@/lib/services/people/agency/branches';

export const PATCH = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Branch updated.',
  branch: await changeBranch(viewer, params.id, body),
}));
