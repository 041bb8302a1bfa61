import { endpoint } from '@/lib/api/endpoint';
import { claimReferral as contract } from '@/lib/contract/people/referrals';
import { claimReferral } from '@/lib/services/people/referrals';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await claimReferral(viewer, params.referralId);
  return { message: 'Referral claimed successfully!', claimed: true };
});
