import { endpoint } from '@/lib/api/endpoint';
import { unsaveCourse as contract } from '@/lib/contract/courses';
import { unsaveCourse } from '@/lib/services/saved-courses';

export const DELETE = endpoint(contract, (viewer, { params }) => unsaveCourse(viewer, params.courseId));
