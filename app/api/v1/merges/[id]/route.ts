import { endpoint } from '@/lib/api/endpoint';
import { takeMergeBack as contract } from '@/lib/contract/people/merging';
import { takeMergeBack } from '@/lib/services/file/merging/merge';

export const DELETE = endpoint(contract, async (viewer, { params }) => {
  await takeMergeBack(viewer, params.id, new Date());
  return { message: 'The merge was undone.' };
});
