import { endpoint } from '@/lib/api/endpoint';
import { repeatInvitation as contract } from '@/lib/contract/people/staff';
import { repeatInvitation } from '@/lib/services/people/staff/staff';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await repeatInvitation(viewer, params.id);
  return { message: 'The invitation was sent again.' };
});
