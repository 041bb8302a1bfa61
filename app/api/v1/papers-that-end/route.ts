import { endpoint } from '@/lib/api/endpoint';
import { papersThatEnd } from '@/lib/contract/people/papers-that-end';
import { listPapersThatEnd } from '@/lib/services/people/papers-that-end';

export const GET = endpoint(papersThatEnd, async (viewer, { query, headers }) => {
  const { papers, total } = await listPapersThatEnd(viewer, query, new Date());
  headers.set('x-total-count', String(total));
  return papers;
});
