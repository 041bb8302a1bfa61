import { endpoint } from '@/lib/api/endpoint';
import { showEvidence as contract } from '@/lib/contract/applications/said';
import { showEvidence } from '@/lib/services/applications/said';

export const POST = endpoint(contract, async (viewer, { params, body, files }) => ({
  message: 'Evidence added. The student can see it.',
  application: await showEvidence(viewer, params.id, params.saidId, body, files),
}));
