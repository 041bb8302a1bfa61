import { endpoint } from '@/lib/api/endpoint';
import { checkApplication } from '@/lib/contract/applications/applications';
import { hasApplied } from '@/lib/services/applications/apply';

export const GET = endpoint(checkApplication, async (viewer, { params }) => ({
  exists: await hasApplied(viewer, params.courseId, params.userId),
}));
