import { endpoint } from '@/lib/api/endpoint';
import { studentFees as listContract, offerItem as offerContract } from '@/lib/contract/fees/charges';
import { offerItem, studentFees } from '@/lib/services/people/fees/charges';

export const GET = endpoint(listContract, (viewer, { params }) => studentFees(viewer, params.id));

export const POST = endpoint(offerContract, async (viewer, { params, body }) => ({
  message: 'Fee request sent. The student can accept or decline it.',
  charge: await offerItem(viewer, params.id, body),
}));
