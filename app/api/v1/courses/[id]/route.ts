import { endpoint } from '@/lib/api/endpoint';
import { editCourse as editContract, removeCourse as removeContract } from '@/lib/contract/catalogue/course-management';
import { editCourse, removeCourse } from '@/lib/services/catalogue/course-management';

export const PUT = endpoint(editContract, async (viewer, { params, body }) => ({
  message: 'The course was saved.',
  ...(await editCourse(viewer, params.id, body)),
}));

export const DELETE = endpoint(removeContract, async (viewer, { params }) => {
  await removeCourse(viewer, params.id);
  return { message: 'The course was removed.' };
});
