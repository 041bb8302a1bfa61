import { endpoint } from '@/lib/api/endpoint';
import { suggestCourse as contract } from '@/lib/contract/people/student-desk';
import { suggestCourse } from '@/lib/services/desk/student-desk/suggestions';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  await suggestCourse(viewer, params.id, body);
  return { message: 'Course suggested.' };
});
