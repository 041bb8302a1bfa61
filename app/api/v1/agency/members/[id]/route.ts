import { endpoint } from '@/lib/api/endpoint';
import { changeMember as contract } from '@/lib/contract/agency/agency';
import { changeMember } from '@/lib/services/people/agency/members';

export const PATCH = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Account updated.',
  member: await changeMember(viewer, params.id, body),
}));
