import { endpoint } from '@/lib/api/endpoint';
import { saveCourse as contract } from '@/lib/contract/catalogue/saved-courses';
import { saveCourse } from '@/lib/services/catalogue/saved-courses';

export const POST = endpoint(contract, (viewer, { body }) => saveCourse(viewer, body));
