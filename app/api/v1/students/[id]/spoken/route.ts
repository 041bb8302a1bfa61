import { endpoint } from '@/lib/api/endpoint';
import { recordTalk as contract } from '@/lib/contract/my-data/student-consent';
import { recordTalk } from '@/lib/services/applications/consent/spoken';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await recordTalk(viewer, params.id);
  return { message: 'Recorded with your name and today’s date.' };
});
