import { endpoint } from '@/lib/api/endpoint';
import { contacts } from '@/lib/contract/messages';
import { listContacts } from '@/lib/services/contacts';

export const GET = endpoint(contacts, (viewer, { query }) => listContacts(viewer, query));
