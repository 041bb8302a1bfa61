import { endpoint } from '@/lib/api/endpoint';
import { courseSuggestions } from '@/lib/contract/courses';
import { suggestCourses } from '@/lib/services/course-search';

export const GET = endpoint(courseSuggestions, (_viewer, { query }) => suggestCourses(query));
