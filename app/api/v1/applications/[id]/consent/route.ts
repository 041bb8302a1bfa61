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
    ? 'You took it back: nothing is sent.'
    : waits
      ? `Thank you. ${held || 'We wrote to your parent or guardian: they confirm next.'}`
      : 'Thank you. Our staff can send it now.';
  return { message: said, consent };
});
