import { endpoint } from '@/lib/api/endpoint';
import { getStaffPolicy, setStaffPolicy } from '@/lib/contract/people/staff';
import { requireStaffFactor, staffFactorRequired } from '@/lib/services/people/staff/policy';

export const GET = endpoint(getStaffPolicy, async () => ({ requireFactor: await staffFactorRequired() }));

export const PUT = endpoint(setStaffPolicy, async (viewer, { body }) => {
  await requireStaffFactor(viewer, body.requireFactor);
  const message = body.requireFactor
    ? 'All staff must now sign in with a second factor.'
    : 'The second factor is now optional for staff.';
  return { message };
});
