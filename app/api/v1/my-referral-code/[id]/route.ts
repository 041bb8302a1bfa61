import { endpoint } from '@/lib/api/endpoint';
import { myReferralCode } from '@/lib/contract/people/referrals';
import { referralCodeOf } from '@/lib/services/people/referrals';

export const GET = endpoint(myReferralCode, async (viewer, { params }) => ({
  referralCode: await referralCodeOf(viewer, params.id),
  message: '',
}));
