import { endpoint } from '@/lib/api/endpoint';
import { notModified } from '@/lib/api/not-modified';
import { streamed } from '@/lib/api/streamed';
import { allCourses } from '@/lib/contract/catalogue/courses';
import { catalogueJson, catalogueTag } from '@/lib/services/catalogue/courses';

export const GET = endpoint(allCourses, async (_viewer, { query, request, headers }) => {
  const unchanged = notModified(await catalogueTag(), request, headers);
  return unchanged ?? streamed(catalogueJson(query), 'application/json', { headers });
});
