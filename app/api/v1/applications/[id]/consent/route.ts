import { endpoint } from '@/lib/api/endpoint';
import { getConsent, putConsent } from '@/lib/contract/my-data/consent';
import { consentOf, giveConsent } from '@/lib/services/applications/consent';

export const GET = endpoint(getConsent, async (viewer, { params }) => ({
  consent: await consentOf(viewer, params.id),
}));

export const PUT = endpoint(putConsent, async (viewer, { params, body }) => ({
  success: true,
  message: body.given ? 'Thank you. Our staff can send it now.' : 'You took it back: nothing is sent.',
  consent: await giveConsent(viewer, params.id, body),
}));
