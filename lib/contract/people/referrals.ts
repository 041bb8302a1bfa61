import { z } from 'zod';
import { id, paging } from '../fields';
import { calls } from '../operation';

const { forStudents } = calls('Referrals');

const referral = z.object({
  _id: id,
  referredUser: z.object({ _id: id, name: z.string(), email: z.string(), isVerified: z.boolean() }),
  claimed: z.boolean(),
  createdOn: z.string(),
});
/** Who registered with a student's code. */
export type ReferralView = z.infer<typeof referral>;

export const myReferralCode = forStudents('GET /my-referral-code/{id}', {
  summary: "The student's own code",
  params: z.object({ id }),
  result: z.object({ referralCode: z.string(), message: z.string() }),
  errors: ['not_found'],
});

export const referrals = forStudents('GET /referrals/{id}', {
  summary: "Who registered with the student's code, newest first",
  params: z.object({ id }),
  query: z.object(paging),
  result: z.object({ referrals: z.array(referral) }),
  errors: ['not_found'],
});

export const claimReferral = forStudents('POST /claim-referral/{referralId}', {
  summary: 'Claim a referral of a verified student. Claiming it again returns the same result and pays nothing more',
  params: z.object({ referralId: id }),
  result: z.object({ success: z.boolean(), message: z.string(), claimed: z.boolean() }),
  errors: ['not_found', 'conflict'],
  unauthenticatedMessage: 'You must be logged in to claim a referral.',
});
