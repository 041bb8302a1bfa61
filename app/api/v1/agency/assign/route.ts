import { endpoint } from '@/lib/api/endpoint';
import { assignStudents as contract } from '@/lib/contract/people/agency';
import { counted } from '@/lib/domain/texts/counted';
import { assignStudents } from '@/lib/services/people/agency/care';

export const POST = endpoint(contract, async (viewer, { body: { students, ...care } }) => {
  const results = await assignStudents(viewer, students, care);
  const count = results.filter(({ done }) => done).length;
  const all = counted(results.length, 'student');
  const message = count === results.length ? `${all} assigned.` : `${count} of ${all} assigned.`;
  return { success: count === results.length, message, results };
});
