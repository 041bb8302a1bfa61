import { endpoint } from '@/lib/api/endpoint';
import { savePersonalInfo as contract } from '@/lib/contract/profile/personal';
import { savePersonalInfo } from '@/lib/services/applications/consent/personal-info';

export const POST = endpoint(contract, async (viewer, { body }) => {
  const { updatedOn, held } = await savePersonalInfo(viewer, body);
  return { message: `Personal information saved successfully! ${held}`.trim(), updatedOn };
});
