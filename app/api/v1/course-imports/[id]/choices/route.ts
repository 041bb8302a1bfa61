import { endpoint } from '@/lib/api/endpoint';
import { answerCourseChoices } from '@/lib/contract/imports/course-imports';
import { answerChoices } from '@/lib/services/catalogue/course-import/choices';

export const POST = endpoint(answerCourseChoices, async (viewer, { params, body }) => ({
  success: true,
  message: 'Answer saved. Update the preview to apply it.',
  answered: await answerChoices(viewer, params.id, body),
}));
