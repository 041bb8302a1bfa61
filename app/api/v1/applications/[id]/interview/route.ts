import { endpoint } from '@/lib/api/endpoint';
import { putInterview as contract } from '@/lib/contract/applications/interview';
import { putInterview } from '@/lib/services/applications/interview';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'The interview is saved.',
  application: await putInterview(viewer, params.id, body),
}));
