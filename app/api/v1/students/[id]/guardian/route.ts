import { endpoint } from '@/lib/api/endpoint';
import { setGuardian as contract } from '@/lib/contract/people/student-desk';
import { setGuardian } from '@/lib/services/applications/consent/student-guardian';

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: `Saved. We’ll notify the student. ${await setGuardian(viewer, params.id, body)}`.trim(),
}));
