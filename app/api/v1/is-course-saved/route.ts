import { endpoint } from '@/lib/api/endpoint';
import { isCourseSaved as contract } from '@/lib/contract/catalogue/saved-courses';
import { isCourseSaved } from '@/lib/services/catalogue/saved-courses';

export const GET = endpoint(contract, async (viewer, { query }) => ({
  isSaved: await isCourseSaved(viewer, query.courseId, query.userId),
}));
