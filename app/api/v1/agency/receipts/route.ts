import { endpoint } from '@/lib/api/endpoint';
import { listReceipts as contract } from '@/lib/contract/fees/receipts';
import { listReceipts } from '@/lib/services/people/fees/receipts';

export const GET = endpoint(contract, (viewer, { query }) => listReceipts(viewer, query));
