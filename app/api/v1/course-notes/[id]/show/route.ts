import { endpoint } from '@/lib/api/endpoint';
import { showCourseNote } from '@/lib/contract/catalogue/course-notes';
import { showAgain } from '@/lib/services/catalogue/course-notes';

export const POST = endpoint(showCourseNote, async (viewer, { params }) => {
  await showAgain(viewer, params.id);
  return { message: 'The note is shown on the course’s page again.' };
});
