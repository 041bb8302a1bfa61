import { endpoint } from '@/lib/api/endpoint';
import { find as contract } from '@/lib/contract/people/find';
import { find } from '@/lib/services/desk/find/find';

export const GET = endpoint(contract, (viewer, { query }) => find(viewer, query.q));
