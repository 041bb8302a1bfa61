import { endpoint } from '@/lib/api/endpoint';
import { replyToOffer as contract } from '@/lib/contract/applications/offers';
import { replyToOffer } from '@/lib/services/applications/offers/reply';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: body.reply === 'accept' ? 'You accepted the offer.' : 'You declined the offer.',
  application: await replyToOffer(viewer, params.id, body),
}));
