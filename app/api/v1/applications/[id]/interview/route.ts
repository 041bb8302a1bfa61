import { endpoint } from '@/lib/api/endpoint';
import { putInterview as contract } from '@/lib/contract/applications/interview';
import { putStatusPart } from '@/lib/services/applications/status-parts';

export const PUT = endpoint(contract, async (viewer, { params, body: { seen, evidence, ...interview } }) => ({
  message: 'Interview saved.',
  application: await putStatusPart(viewer, params.id, 'interview', interview, seen, evidence),
}));
