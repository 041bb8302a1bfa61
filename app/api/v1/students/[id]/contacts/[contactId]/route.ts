import { endpoint } from '@/lib/api/endpoint';
import { removeContact as contract } from '@/lib/contract/people/student-desk';
import { removeContact } from '@/lib/services/desk/student-desk/contact-notes';

export const DELETE = endpoint(contract, async (viewer, { params }) => {
  await removeContact(viewer, params.id, params.contactId);
  return { message: 'Contact removed.' };
});
