import { endpoint } from '@/lib/api/endpoint';
import { verifyStudent as contract } from '@/lib/contract/people/students';
import { verifyStudent } from '@/lib/services/people/accounts/verification';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await verifyStudent(viewer, params.id);
  return { message: 'Account successfully verified!' };
});
