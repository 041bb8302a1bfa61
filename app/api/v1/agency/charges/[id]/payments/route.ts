import { endpoint } from '@/lib/api/endpoint';
import { takeMoney as contract } from '@/lib/contract/fees/charges';
import { takeMoney } from '@/lib/services/people/fees/take';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Payment recorded. We’ll send the student the receipt.',
  ...(await takeMoney(viewer, params.id, body)),
}));
