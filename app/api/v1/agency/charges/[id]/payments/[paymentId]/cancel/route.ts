import { endpoint } from '@/lib/api/endpoint';
import { cancelReceipt as contract } from '@/lib/contract/fees/charges';
import { cancelPayment } from '@/lib/services/people/fees/take';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Receipt cancelled. A cancellation receipt was issued.',
  ...(await cancelPayment(viewer, params.id, params.paymentId, body.reason)),
}));
