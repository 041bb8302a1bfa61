import { endpoint } from '@/lib/api/endpoint';
import { savedCourses as contract } from '@/lib/contract/courses';
import { savedCourses } from '@/lib/services/saved-courses';

export const GET = endpoint(contract, (viewer, { query }) => savedCourses(viewer, query));
