import { endpoint } from '@/lib/api/endpoint';
import { myReferralCode } from '@/lib/contract/referrals';
import { referralCodeOf } from '@/lib/services/referrals';

export const GET = endpoint(myReferralCode, async (viewer, { params }) => ({
  referralCode: await referralCodeOf(viewer, params.id),
  message: '',
}));
