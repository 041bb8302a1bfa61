import { endpoint } from '@/lib/api/endpoint';
import { uniCourses } from '@/lib/contract/catalogue/courses';
import { coursesOfUniversity } from '@/lib/services/catalogue/courses';

export const GET = endpoint(uniCourses, (_viewer, { query }) => coursesOfUniversity(query));
