import { endpoint } from '@/lib/api/endpoint';
import { objectTo as contract } from '@/lib/contract/applications/said';
import { objectTo } from '@/lib/services/applications/said';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'Thank you. Our team is now handling your application and will contact you about it.',
  application: await objectTo(viewer, params.id, params.saidId, body.note),
}));
