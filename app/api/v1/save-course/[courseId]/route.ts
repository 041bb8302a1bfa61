import { endpoint } from '@/lib/api/endpoint';
import { unsaveCourse as contract } from '@/lib/contract/catalogue/saved-courses';
import { unsaveCourse } from '@/lib/services/catalogue/saved-courses';

export const DELETE = endpoint(contract, (viewer, { params }) => unsaveCourse(viewer, params.courseId));
