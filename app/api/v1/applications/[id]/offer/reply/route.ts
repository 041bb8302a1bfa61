import { endpoint } from '@/lib/api/endpoint';
import { replyToOffer as contract } from '@/lib/contract/applications/offers';
import { undoAcceptance as undoContract } from '@/lib/contract/applications/said';
import { replyToOffer } from '@/lib/services/applications/offers/reply';
import { undoAcceptance } from '@/lib/services/applications/said';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: body.reply === 'accept' ? 'You accepted the offer.' : 'You declined the offer.',
  application: await replyToOffer(viewer, params.id, body),
}));

export const DELETE = endpoint(undoContract, async (viewer, { params }) => ({
  message: 'Acceptance undone. The offer is waiting for your own reply.',
  application: await undoAcceptance(viewer, params.id),
}));
