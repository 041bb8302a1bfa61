import { endpoint } from '@/lib/api/endpoint';
import { inviteMemberAgain as contract } from '@/lib/contract/agency/agency';
import { inviteMemberAgain } from '@/lib/services/people/agency/members';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await inviteMemberAgain(viewer, params.id);
  return { message: 'We have sent a new invitation.' };
});
