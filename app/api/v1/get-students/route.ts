import { endpoint } from '@/lib/api/endpoint';
import { getStudents } from '@/lib/contract/people/students';
import { listStudents } from '@/lib/services/people/people';

export const GET = endpoint(getStudents, async (viewer, { query, headers }) => {
  const { students, total } = await listStudents(viewer, query);
  headers.set('x-total-count', String(total));
  return students;
});
