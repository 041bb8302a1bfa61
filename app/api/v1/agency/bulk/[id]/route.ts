import { endpoint } from '@/lib/api/endpoint';
import { continueBulk as contract } from '@/lib/contract/people/bulk';
import { continueBulk } from '@/lib/services/desk/bulk/bulk';

export const POST = endpoint(contract, (viewer, { params }) => continueBulk(viewer, params.id));
