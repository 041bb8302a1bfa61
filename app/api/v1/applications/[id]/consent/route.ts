import { endpoint } from '@/lib/api/endpoint';
import { getConsent, putConsent } from '@/lib/contract/my-data/consent';
import { consentOf, giveConsent } from '@/lib/services/applications/consent/consent';

export const GET = endpoint(getConsent, async (viewer, { params }) => ({
  consent: await consentOf(viewer, params.id),
}));

export const PUT = endpoint(putConsent, async (viewer, { params, body }) => {
  const { consent, held } = await giveConsent(viewer, params.id, body);
  const waits = consent.given?.guardian?.at === null;
  const said = !body.given
    ? 'You withdrew your consent. Nothing will be sent.'
    : waits
      ? `Thank you. ${held || 'We have emailed your parent or guardian. They need to confirm it next.'}`
      : 'Thank you. We can send it now.';
  return { message: said, consent };
});
