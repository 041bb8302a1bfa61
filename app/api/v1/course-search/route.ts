import { endpoint } from '@/lib/api/endpoint';
import { searchCourses } from '@/lib/contract/catalogue/courses';
import { searchAnswerName, searchCatalogue } from '@/lib/services/catalogue/search/course-search';

export const GET = endpoint(
  searchCourses,
  (viewer, { query }) => searchCatalogue(query, viewer),
  (_viewer, { query }) => searchAnswerName(query),
);
