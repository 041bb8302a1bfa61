import { endpoint } from '@/lib/api/endpoint';
import { putOffer as contract } from '@/lib/contract/applications/offers';
import { recordOffer } from '@/lib/services/applications/offers/record';

export const PUT = endpoint(contract, async (viewer, { params, body, files }) => ({
  message: 'Offer saved.',
  application: await recordOffer(viewer, params.id, body, files),
}));
