import { endpoint } from '@/lib/api/endpoint';
import { endShare } from '@/lib/contract/my-data/shares';
import { revokeShare } from '@/lib/services/file/shares/shares';

export const DELETE = endpoint(endShare, async (viewer, { params }) => {
  await revokeShare(viewer, params.id);
  return { message: 'The link no longer works.' };
});
