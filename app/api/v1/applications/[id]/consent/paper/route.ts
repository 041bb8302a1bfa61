import { endpoint } from '@/lib/api/endpoint';
import { recordPaperConsent } from '@/lib/contract/my-data/consent';
import { recordPaperYes } from '@/lib/services/applications/consent/paper';

export const POST = endpoint(recordPaperConsent, async (viewer, { params, body, files }) => {
  const { consent, held } = await recordPaperYes(viewer, params.id, body.signedOn, files);
  return { message: `Consent recorded. We’ll email the student about it. ${held}`.trim(), consent };
});
