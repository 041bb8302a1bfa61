import { endpoint } from '@/lib/api/endpoint';
import { putHandler } from '@/lib/contract/applications/handler';
import { handHandling } from '@/lib/services/applications/handler';

export const PUT = endpoint(putHandler, async (viewer, { params, body }) => ({
  message: body.to === 'staff' ? 'Our team handles it now.' : 'The agency handles it now.',
  application: await handHandling(viewer, params.id, body),
}));
