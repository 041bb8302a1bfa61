import { endpoint } from '@/lib/api/endpoint';
import { savePersonalInfo as contract } from '@/lib/contract/profile/personal';
import { savePersonalInfo } from '@/lib/services/profile/profile';

export const POST = endpoint(contract, async (viewer, { body }) => ({
  success: true,
  message: 'Personal information saved successfully!',
  updatedOn: await savePersonalInfo(viewer, body),
}));
