import { endpoint } from '@/lib/api/endpoint';
import { replaceAgencyCourse as contract } from '@/lib/contract/applications/agency-courses';
import { replaceAgencyCourse } from '@/lib/services/applications/replace-course';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const count = await replaceAgencyCourse(viewer, params.id, body);
  return { success: true, message: `Course replaced in ${count} ${count === 1 ? 'application' : 'applications'}.` };
});
