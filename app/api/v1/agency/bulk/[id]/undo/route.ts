import { endpoint } from '@/lib/api/endpoint';
import { undoBulk as contract } from '@/lib/contract/people/bulk';
import { undoBulk } from '@/lib/services/desk/bulk/bulk';

export const POST = endpoint(contract, (viewer, { params }) => undoBulk(viewer, params.id));
