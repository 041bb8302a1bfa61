import { endpoint } from '@/lib/api/endpoint';
import { repeatInvitation as contract } from '@/lib/contract/staff';
import { repeatInvitation } from '@/lib/services/staff';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const link = await repeatInvitation(viewer, params.id, body.how);
  return { success: true, message: link ? 'This link works once.' : 'The invitation was sent again.', link };
});
