import { endpoint } from '@/lib/api/endpoint';
import { mergeStudents as contract } from '@/lib/contract/people/merging';
import { mergeStudents } from '@/lib/services/merging/merge';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const merge = await mergeStudents(viewer, params.id, body.goneId);
  return { success: true, message: `${merge.gone.name} was merged into ${merge.keep.name}.`, merge };
});
