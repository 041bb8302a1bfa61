import { endpoint } from '@/lib/api/endpoint';
import { inviteStaff as inviteContract, listStaff as listContract } from '@/lib/contract/people/staff';
import { inviteStaff, listStaff } from '@/lib/services/people/staff/staff';

export const GET = endpoint(listContract, (_viewer, { query }) => listStaff(query));

export const POST = endpoint(inviteContract, async (viewer, { body }) => {
  const member = await inviteStaff(viewer, body);
  return { message: `We have sent an invitation to ${member.email}.`, member };
});
