import { ownUserId, referralsOf } from '@/lib/access';
import type { ReferralView } from '@/lib/contract/people/referrals';
import { conflict, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { pageOf } from '@/lib/services/records/lists/lists';
import { Referral } from '@/models/referral';
import { User } from '@/models/user';

/** The viewer's own referral code. 404 for another's. */
export async function referralCodeOf(viewer: Viewer, userId: string): Promise<string> {
  const user = await User.findById(ownUserId(viewer, userId), 'referralCode').lean();
  if (!user?.referralCode) throw notFound('Failed to load referral code, please try again later.');
  return user.referralCode;
}

/** Who registered with the viewer's code, newest first; accounts deleted since are left out. 404 for another's. */
export async function listReferrals(
  viewer: Viewer,
  userId: string,
  paging: { page?: number | undefined; limit?: number | undefined } = {},
): Promise<ReferralView[]> {
  ownUserId(viewer, userId);
  const { skip, limit } = pageOf(paging);
  const records = await Referral.find(referralsOf(viewer)).sort({ createdOn: -1 }).skip(skip).limit(limit).lean();
  const ids = records.map(({ referredUserId }) => referredUserId);
  const users = await User.find({ _id: { $in: ids } }, 'name email isVerified').lean();
  const byId = new Map(users.map((user) => [String(user._id), user]));
  return records.flatMap(({ _id, referredUserId, claimed, createdOn }) => {
    const user = byId.get(String(referredUserId));
    if (!user) return [];
    const { name, email, isVerified } = user;
    const referredUser = { _id: String(user._id), name, email, isVerified };
    return { _id: String(_id), referredUser, claimed, createdOn: createdOn.toISOString() };
  });
}

/**
 * Claims a referral, once: the write only finds an unclaimed one, so of several at the same moment one pays, and a
 * later claim changes nothing. 404 for another's referral, 409 while the referred account isn't verified.
 */
export async function claimReferral(viewer: Viewer, referralId: string): Promise<void> {
  const referral = await Referral.findOne({ $and: [{ _id: referralId }, referralsOf(viewer)] }).lean();
  if (!referral) throw notFound('Referral not found.');
  if (referral.claimed) return;
  const referred = await User.findById(referral.referredUserId, 'name isVerified').lean();
  if (!referred?.isVerified) throw conflict('Account not verified yet');
  const { modifiedCount } = await Referral.updateOne(
    { _id: referral._id, claimed: false },
    { $set: { claimed: true, claimedOn: new Date() } },
  );
  if (modifiedCount) await recordActivity(viewer.userId, `You claimed the referral of ${referred.name}.`);
}
