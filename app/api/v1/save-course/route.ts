import { endpoint } from '@/lib/api/endpoint';
import { saveCourse as contract } from '@/lib/contract/courses';
import { saveCourse } from '@/lib/services/saved-courses';

export const POST = endpoint(contract, (viewer, { body }) => saveCourse(viewer, body));
