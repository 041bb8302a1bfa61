import { endpoint } from '@/lib/api/endpoint';
import { courseSuggestions } from '@/lib/contract/catalogue/courses';
import { suggestCourses } from '@/lib/services/catalogue/search/course-search';

export const GET = endpoint(courseSuggestions, (_viewer, { query }) => suggestCourses(query));
