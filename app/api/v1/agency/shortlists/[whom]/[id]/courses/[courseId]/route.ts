import { endpoint } from '@/lib/api/endpoint';
import { shortlistCourse as addContract, unlistCourse as removeContract } from '@/lib/contract/agency/shortlists';
import { shortlistCourse, unlistCourse } from '@/lib/services/applications/shortlists/shortlist';

export const PUT = endpoint(addContract, async (viewer, { params, body }) => {
  await shortlistCourse(viewer, params, params.courseId, body);
  return { message: 'Added to the shortlist.' };
});

export const DELETE = endpoint(removeContract, async (viewer, { params }) => {
  await unlistCourse(viewer, params, params.courseId);
  return { message: 'Removed from the shortlist.' };
});
