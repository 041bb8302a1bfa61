import { endpoint } from '@/lib/api/endpoint';
import { inviteStudent } from '@/lib/contract/people/students';
import { inviteAgain } from '@/lib/services/people/staff/invitations';

export const POST = endpoint(inviteStudent, async (viewer, { params }) => {
  await inviteAgain(viewer, params.id);
  return { message: 'We’re sending the email.' };
});
