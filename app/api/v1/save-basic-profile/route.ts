import { endpoint } from '@/lib/api/endpoint';
import { saveBasicProfile as contract } from '@/lib/contract/profile/profile';
import { saveBasicProfile } from '@/lib/services/people/profile/basic';

export const POST = endpoint(contract, async (viewer, { body, client }) => {
  const waiting = await saveBasicProfile(viewer, body, client);
  const message = waiting
    ? `Saved. ${waiting.held || `Please open the link we sent to ${waiting.email}. We’ll use the new address after that.`}`
    : 'Basic information saved successfully!';
  return { message };
});
