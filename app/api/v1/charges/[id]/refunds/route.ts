import { endpoint } from '@/lib/api/endpoint';
import { askRefund as contract } from '@/lib/contract/fees/charges';
import { askRefund } from '@/lib/services/people/fees/refunds';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'The refund was requested. You can both see when it is due.',
  charge: await askRefund(viewer, params.id, body),
}));
