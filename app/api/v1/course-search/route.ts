import { endpoint } from '@/lib/api/endpoint';
import { searchCourses } from '@/lib/contract/courses';
import { searchAnswerName, searchCatalogue } from '@/lib/services/course-search';

export const GET = endpoint(
  searchCourses,
  (viewer, { query }) => searchCatalogue(query, viewer),
  (_viewer, { query }) => searchAnswerName(query),
);
