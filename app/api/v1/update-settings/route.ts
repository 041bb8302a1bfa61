import { endpoint } from '@/lib/api/endpoint';
import { updateSettings as contract } from '@/lib/contract/settings';
import { updateSettings } from '@/lib/services/settings';

export const POST = endpoint(contract, async (viewer, { body }) => {
  await updateSettings(viewer, body);
  return { success: true, message: 'Settings updated successfully!' };
});
