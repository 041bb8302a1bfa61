import { endpoint } from '@/lib/api/endpoint';
import { contacts } from '@/lib/contract/messages/messages';
import { listContacts } from '@/lib/services/desk/messages/contacts';

export const GET = endpoint(contacts, (viewer, { query }) => listContacts(viewer, query));
