import { endpoint } from '@/lib/api/endpoint';
import { savedCourses as contract } from '@/lib/contract/catalogue/saved-courses';
import { savedCourses } from '@/lib/services/catalogue/saved-courses';

export const GET = endpoint(contract, (viewer, { query }) => savedCourses(viewer, query));
