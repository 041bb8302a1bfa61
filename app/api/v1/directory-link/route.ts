import { endpoint } from '@/lib/api/endpoint';
import { unlinkDirectory } from '@/lib/contract/accounts/second-factor';
import { unlink } from '@/lib/services/people/accounts/directory-link';

export const DELETE = endpoint(unlinkDirectory, async (viewer) => {
  await unlink(viewer);
  return { message: 'Your account is no longer linked.' };
});
