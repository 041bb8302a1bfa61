import { endpoint } from '@/lib/api/endpoint';
import { saveBasicProfile as contract } from '@/lib/contract/profile/profile';
import { saveBasicProfile } from '@/lib/services/profile/basic';

export const POST = endpoint(contract, async (viewer, { body }) => {
  await saveBasicProfile(viewer, body);
  return { success: true, message: 'Basic information saved successfully!' };
});
