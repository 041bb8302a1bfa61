import { endpoint } from '@/lib/api/endpoint';
import { decideScholarship as decide } from '@/lib/contract/catalogue/scholarships';
import { decideScholarship } from '@/lib/services/catalogue/facts/scholarships';

export const POST = endpoint(decide, async (viewer, { params, body }) => ({
  message: body.shown ? 'Students can see it now.' : 'Scholarship declined.',
  scholarship: await decideScholarship(viewer, params.id, body),
}));
