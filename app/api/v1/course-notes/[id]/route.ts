import { endpoint } from '@/lib/api/endpoint';
import { removeCourseNote } from '@/lib/contract/catalogue/course-notes';
import { removeNote } from '@/lib/services/catalogue/course-notes';

export const DELETE = endpoint(removeCourseNote, async (viewer, { params }) => {
  await removeNote(viewer, params.id);
  return { message: 'The note was deleted.' };
});
