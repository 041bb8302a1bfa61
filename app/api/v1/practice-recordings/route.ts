import { endpoint } from '@/lib/api/endpoint';
import { addPracticeRecording } from '@/lib/contract/practice/recordings';
import { addRecording } from '@/lib/services/catalogue/practice/recordings';

export const POST = endpoint(addPracticeRecording, async (viewer, { body, files }) => {
  await addRecording(viewer, body, files);
  return { success: true, message: 'Recording saved. Learners can hear it now.' };
});
