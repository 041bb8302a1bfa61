import { endpoint } from '@/lib/api/endpoint';
import { askForConsent } from '@/lib/contract/my-data/student-consent';
import { askStudent } from '@/lib/services/applications/consent/ask-student';

export const POST = endpoint(askForConsent, async (viewer, { params }) => {
  const asked = await askStudent(viewer, params.id);
  const what = asked.applications === 1 ? 'this application' : `${asked.applications} applications`;
  return { success: true, message: `We wrote to the student about ${what}. The link works for seven days.`, ...asked };
});
