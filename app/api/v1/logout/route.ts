import { endpoint, endSession } from '@/lib/api/endpoint';
import { signOut } from '@/lib/contract/accounts';

export const POST = endpoint(signOut, async (_viewer, { headers }) => {
  endSession(headers);
  return { success: true };
});
