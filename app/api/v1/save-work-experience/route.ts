import { endpoint } from '@/lib/api/endpoint';
import { saveWorkExperience as contract } from '@/lib/contract/profile/work-experience';
import { saveWorkExperience } from '@/lib/services/people/profile/profile';

export const POST = endpoint(contract, async (viewer, { body }) => ({
  message: 'Work experience saved successfully!',
  updatedOn: await saveWorkExperience(viewer, body),
}));
