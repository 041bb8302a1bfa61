import { endpoint } from '@/lib/api/endpoint';
import { viewApplication as contract } from '@/lib/contract/applications/applications';
import { viewApplication } from '@/lib/services/applications/apply';

export const GET = endpoint(contract, async (viewer, { params }) => ({
  application: await viewApplication(viewer, params.id),
}));
