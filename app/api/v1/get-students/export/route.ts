import { endpoint } from '@/lib/api/endpoint';
import { streamed } from '@/lib/api/streamed';
import { exportStudents } from '@/lib/contract/agent-area';
import { studentsCsv } from '@/lib/services/student-export';

export const GET = endpoint(exportStudents, async (viewer, { query, request, headers }) => {
  const pieces = studentsCsv(viewer, query);
  headers.set('content-disposition', 'attachment; filename="students.csv"');
  return streamed(pieces, 'text/csv; charset=utf-8', { request, headers });
});
