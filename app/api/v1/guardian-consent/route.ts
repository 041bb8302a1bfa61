import { endpoint } from '@/lib/api/endpoint';
import { confirmAsGuardian } from '@/lib/contract/my-data/consent';
import { confirmByGuardian } from '@/lib/services/applications/consent/guardian';

export const POST = endpoint(confirmAsGuardian, async (_viewer, { body }) => {
  await confirmByGuardian(body.token);
  return { success: true, message: 'Thank you. You confirmed it.' };
});
