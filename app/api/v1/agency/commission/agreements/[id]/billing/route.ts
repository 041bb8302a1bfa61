import { endpoint } from '@/lib/api/endpoint';
import { setBilledParty as contract } from '@/lib/contract/commission/billing';
import { setBilledParty } from '@/lib/services/desk/commission/billing';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Saved.',
  party: await setBilledParty(viewer, params.id, body),
}));
