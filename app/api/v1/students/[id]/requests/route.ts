import { endpoint } from '@/lib/api/endpoint';
import { requestDocuments as contract } from '@/lib/contract/people/student-desk';
import { counted } from '@/lib/domain/texts/counted';
import { requestDocuments } from '@/lib/services/desk/student-desk/requests';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const results = await requestDocuments(viewer, params.id, body);
  const refused = results.filter(({ done }) => !done);
  const count = results.length - refused.length;
  const on = counted(count, 'application');
  const asked = results.length ? `Requested on ${on}.` : 'Requested in a message to the student.';
  const message = [asked, ...new Set(refused.map((result) => result.message))].join(' ');
  return { success: refused.length === 0, message, results };
});
