import { endpoint } from '@/lib/api/endpoint';
import { saveAcademicInfo as contract } from '@/lib/contract/profile/academic';
import { saveAcademicInfo } from '@/lib/services/people/profile/profile';

export const POST = endpoint(contract, async (viewer, { body }) => ({
  message: 'Academic information saved successfully!',
  updatedOn: await saveAcademicInfo(viewer, body),
}));
