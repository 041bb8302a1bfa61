import { endpoint } from '@/lib/api/endpoint';
import { setParties } from '@/lib/contract/commission/parties';
import * as parties from '@/lib/services/desk/commission/parties';

export const PUT = endpoint(setParties, async (viewer, { params, body }) => {
  await parties.setParties(viewer, params.id, body, new Date().toISOString().slice(0, 10));
  return { success: true, message: 'Saved.' };
});
