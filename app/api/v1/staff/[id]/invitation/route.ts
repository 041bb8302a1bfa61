import { endpoint } from '@/lib/api/endpoint';
import { repeatInvitation as contract } from '@/lib/contract/people/staff';
import { repeatInvitation } from '@/lib/services/staff/staff';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const link = await repeatInvitation(viewer, params.id, body.how);
  return { success: true, message: link ? 'This link works once.' : 'The invitation was sent again.', link };
});
