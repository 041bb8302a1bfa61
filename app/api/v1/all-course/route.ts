import { endpoint } from '@/lib/api/endpoint';
import { streamed } from '@/lib/api/streamed';
import { allCourses } from '@/lib/contract/catalogue/courses';
import { etagOf, notModified } from '@/lib/platform/server/etag';
import { catalogueJson, catalogueTag } from '@/lib/services/catalogue/courses';

export const GET = endpoint(allCourses, async (_viewer, { query, request, headers }) => {
  const state = await catalogueTag();
  // Without one nothing may be reused.
  if (state !== null) {
    headers.set('cache-control', 'private, no-cache');
    const unchanged = notModified(etagOf(state), request, headers);
    if (unchanged) return unchanged;
  }
  return streamed(catalogueJson(query), 'application/json', { headers });
});
