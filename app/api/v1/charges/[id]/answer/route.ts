import { endpoint } from '@/lib/api/endpoint';
import { answerCharge as contract } from '@/lib/contract/fees/charges';
import { answerCharge } from '@/lib/services/people/fees/charges';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: body.answer === 'yes' ? 'You accepted the fee.' : "You declined the fee. You won't be charged for it.",
  charge: await answerCharge(viewer, params.id, body.answer),
}));
