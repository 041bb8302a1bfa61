import { endpoint } from '@/lib/api/endpoint';
import { updateSettings as contract } from '@/lib/contract/accounts/settings';
import { updateSettings } from '@/lib/services/people/accounts/settings';

export const POST = endpoint(contract, async (viewer, { body }) => {
  await updateSettings(viewer, body);
  return { message: 'Settings updated successfully!' };
});
