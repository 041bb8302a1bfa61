import { endpoint } from '@/lib/api/endpoint';
import { getStaffPolicy, setStaffPolicy } from '@/lib/contract/people/staff';
import { requireStaffFactor, staffFactorRequired } from '@/lib/services/people/staff/policy';

export const GET = endpoint(getStaffPolicy, async () => ({ requireFactor: await staffFactorRequired() }));

export const PUT = endpoint(setStaffPolicy, async (viewer, { body }) => {
  await requireStaffFactor(viewer, body.requireFactor);
  const message = body.requireFactor
    ? 'Two-factor sign-in is now required for all staff.'
    : 'Two-factor sign-in is now optional for staff.';
  return { message };
});
