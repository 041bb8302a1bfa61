import { endpoint } from '@/lib/api/endpoint';
import { endSession } from '@/lib/contract/accounts/sessions';
import { endOwnSession } from '@/lib/services/people/accounts/sessions';

export const DELETE = endpoint(endSession, async (viewer, { params }) => {
  await endOwnSession(viewer, params.id);
  return { message: 'The device is signed out.' };
});
