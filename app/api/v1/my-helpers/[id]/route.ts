import { endpoint } from '@/lib/api/endpoint';
import { allowHelper } from '@/lib/contract/people/helpers';
import { allowHelp } from '@/lib/services/people/helpers/helpers';

export const PUT = endpoint(allowHelper, async (viewer, { params, body }) => ({
  message: body.allowed ? 'Access allowed.' : 'Access ended.',
  helpers: await allowHelp(viewer, params.id, body.allowed),
}));
