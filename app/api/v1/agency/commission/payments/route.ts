import { endpoint } from '@/lib/api/endpoint';
import { receivePayment } from '@/lib/contract/commission/entries';
import { enterPayment } from '@/lib/services/desk/commission/payments';

export const POST = endpoint(receivePayment, async (viewer, { body }) => {
  await enterPayment(viewer, body);
  return { message: 'Payment saved.' };
});
