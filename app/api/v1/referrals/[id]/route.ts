import { endpoint } from '@/lib/api/endpoint';
import { referrals } from '@/lib/contract/people/referrals';
import { listReferrals } from '@/lib/services/people/referrals';

export const GET = endpoint(referrals, async (viewer, { params, query }) => ({
  referrals: await listReferrals(viewer, params.id, query),
}));
