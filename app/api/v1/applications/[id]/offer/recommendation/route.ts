import { endpoint } from '@/lib/api/endpoint';
import { recommendReply as contract } from '@/lib/contract/applications/offers';
import { recommendReply } from '@/lib/services/applications/offers/reply';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Sent. We’ll notify your student of your recommendation.',
  application: await recommendReply(viewer, params.id, body),
}));
