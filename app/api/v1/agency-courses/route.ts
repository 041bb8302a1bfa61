import { endpoint } from '@/lib/api/endpoint';
import { suggestedCourses as contract } from '@/lib/contract/applications/agency-courses';
import { suggestedCourses } from '@/lib/services/catalogue/agency-courses';

export const GET = endpoint(contract, async (viewer, { query }) => ({
  courses: await suggestedCourses(viewer, query.q),
}));
