import { endpoint } from '@/lib/api/endpoint';
import { viewReceipt as contract } from '@/lib/contract/fees/receipts';
import { viewReceipt } from '@/lib/services/people/fees/receipts';

export const GET = endpoint(contract, (viewer, { params }) => viewReceipt(viewer, params.id));
