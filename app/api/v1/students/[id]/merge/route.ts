import { endpoint } from '@/lib/api/endpoint';
import { choicesOfMerge as choices, mergeStudents as contract } from '@/lib/contract/people/merging';
import { choicesOfMerge } from '@/lib/services/file/merging/agents';
import { mergeStudents } from '@/lib/services/file/merging/merge';

export const GET = endpoint(choices, (viewer, { params, query }) => choicesOfMerge(viewer, params.id, query.goneId));

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const merge = await mergeStudents(viewer, params.id, body);
  return { message: `${merge.gone.name} was merged into ${merge.keep.name}.`, merge };
});
