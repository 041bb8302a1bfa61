import { endpoint } from '@/lib/api/endpoint';
import { viewAgencyCourse as contract } from '@/lib/contract/applications/agency-courses';
import { viewAgencyCourse } from '@/lib/services/catalogue/agency-courses';

export const GET = endpoint(contract, async (viewer, { params }) => ({
  course: await viewAgencyCourse(viewer, params.id),
}));
