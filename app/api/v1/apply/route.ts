import { endpoint } from '@/lib/api/endpoint';
import { apply } from '@/lib/contract/applications/applications';
import { applyToCourse } from '@/lib/services/applications/apply';

export const POST = endpoint(apply, async (viewer, { body }) => ({
  message: 'Application applied successfully. You will be contacted soon.',
  application: await applyToCourse(viewer, body),
}));
