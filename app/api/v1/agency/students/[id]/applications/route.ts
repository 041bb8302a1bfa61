import { endpoint } from '@/lib/api/endpoint';
import { applyToTypedCourse as contract } from '@/lib/contract/applications/agency-courses';
import { applyToTypedCourse } from '@/lib/services/applications/apply';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  success: true,
  message: 'Application added. The student is asked to confirm it.',
  application: await applyToTypedCourse(viewer, params.id, body),
}));
