import { endpoint } from '@/lib/api/endpoint';
import { contactHistory as contract, noteContact as noteContract } from '@/lib/contract/people/student-desk';
import { noteContact } from '@/lib/services/desk/student-desk/contact-notes';
import { contactHistory } from '@/lib/services/desk/student-desk/history';

export const GET = endpoint(contract, (viewer, { params, query }) => contactHistory(viewer, params.id, query));

export const POST = endpoint(noteContract, async (viewer, { params, body }) => {
  const _id = await noteContact(viewer, params.id, body);
  return { message: 'Contact saved.', _id };
});
