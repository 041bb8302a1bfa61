import { endpoint } from '@/lib/api/endpoint';
import { endGroupMessage as contract } from '@/lib/contract/agency/group-messages';
import { endGroupMessage } from '@/lib/services/desk/group-messages/group-messages';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await endGroupMessage(viewer, params.id);
  return { message: 'Sending stopped.' };
});
