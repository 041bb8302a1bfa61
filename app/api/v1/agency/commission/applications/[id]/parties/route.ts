import { endpoint } from '@/lib/api/endpoint';
import { setParties } from '@/lib/contract/commission/parties';
import { todayIn } from '@/lib/domain/days/day';
import * as parties from '@/lib/services/desk/commission/parties';

export const PUT = endpoint(setParties, async (viewer, { params, body }) => {
  await parties.setParties(viewer, params.id, body, todayIn('UTC'));
  return { message: 'Saved.' };
});
