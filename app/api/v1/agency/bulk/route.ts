import { endpoint } from '@/lib/api/endpoint';
import { beginBulk as contract } from '@/lib/contract/people/bulk';
import { beginBulk } from '@/lib/services/desk/bulk/bulk';

export const POST = endpoint(contract, (viewer, { body }) => beginBulk(viewer, body));
