import { endpoint } from '@/lib/api/endpoint';
import { uniCourses } from '@/lib/contract/courses';
import { coursesOfUniversity } from '@/lib/services/courses';

export const GET = endpoint(uniCourses, (_viewer, { query }) => coursesOfUniversity(query));
