import { endpoint } from '@/lib/api/endpoint';
import { changeStaff as contract } from '@/lib/contract/people/staff';
import { changeStaff } from '@/lib/services/people/staff/staff';

export const PATCH = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'The account was changed.',
  member: await changeStaff(viewer, params.id, body),
}));
