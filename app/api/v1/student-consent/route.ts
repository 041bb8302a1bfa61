import { endpoint } from '@/lib/api/endpoint';
import { confirmByConsentLink } from '@/lib/contract/my-data/student-consent';
import { confirmByLink } from '@/lib/services/applications/consent/by-link';

export const POST = endpoint(confirmByConsentLink, async (_viewer, { body }) => {
  const confirmed = await confirmByLink(body.token, body.dob, body.applicationIds);
  const what = confirmed === 1 ? 'the application' : `${confirmed} applications`;
  return { message: `Thank you. You confirmed ${what}.` };
});
