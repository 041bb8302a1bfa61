import { endpoint } from '@/lib/api/endpoint';
import { answerRefund as contract } from '@/lib/contract/fees/charges';
import { answerRefund } from '@/lib/services/people/fees/refunds';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: body.answer === 'paid' ? 'Refund recorded as paid.' : 'Refund declined. The student can see the reason.',
  charge: await answerRefund(viewer, params.id, params.refundId, body),
}));
