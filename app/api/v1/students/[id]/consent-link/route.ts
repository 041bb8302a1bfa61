import { endpoint } from '@/lib/api/endpoint';
import { askForConsent } from '@/lib/contract/my-data/student-consent';
import { askForYes } from '@/lib/services/applications/consent/ask-student';

export const POST = endpoint(askForConsent, async (viewer, { params }) => {
  const asked = await askForYes(viewer, params.id);
  const { applications, ofGuardian } = asked;
  const wrote = [
    ...(applications ? [`the student about ${countOf(applications)}`] : []),
    ...(ofGuardian ? [`the parent or guardian about ${countOf(ofGuardian)}`] : []),
  ];
  return { message: `We have emailed ${wrote.join(' and ')}. The link is valid for seven days.`, ...asked };
});

const countOf = (applications: number) => (applications === 1 ? 'this application' : `${applications} applications`);
