import { endpoint } from '@/lib/api/endpoint';
import { withdrawCharge as contract } from '@/lib/contract/fees/charges';
import { withdrawCharge } from '@/lib/services/people/fees/charges';

export const DELETE = endpoint(contract, async (viewer, { params }) => {
  await withdrawCharge(viewer, params.id);
  return { message: 'Fee withdrawn.' };
});
