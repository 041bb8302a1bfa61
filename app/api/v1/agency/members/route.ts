import { endpoint } from '@/lib/api/endpoint';
import { inviteMember as inviteContract, listAgency as listContract } from '@/lib/contract/agency/agency';
import { listBranches } from '@/lib/services/people/agency/branches';
import { inviteMember, listMembers } from '@/lib/services/people/agency/members';

export const GET = endpoint(listContract, async (viewer) => ({
  members: await listMembers(viewer),
  branches: await listBranches(viewer),
}));

export const POST = endpoint(inviteContract, async (viewer, { body }) => {
  const member = await inviteMember(viewer, body);
  return { message: `We have sent an invitation to ${member.email}.`, member };
});
