import { endpoint } from '@/lib/api/endpoint';
import { streamed } from '@/lib/api/streamed';
import { exportPeople } from '@/lib/contract/people-export';
import { peopleCsv } from '@/lib/services/people-export';

export const GET = endpoint(exportPeople, async (viewer, { params, query, request, headers }) => {
  headers.set('content-disposition', `attachment; filename="${params.list}.csv"`);
  return streamed(peopleCsv(viewer, params.list, query.q), 'text/csv; charset=utf-8', { request, headers });
});
