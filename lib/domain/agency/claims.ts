/**
 * A claim: an agency asks a person who is here already whether it may act for them. What counts is the student's account, which
 * names one agency; a claim says only what was asked and answered (docs/decisions, 191).
 */

/** A request can be answered for so many days. */
export const CLAIM_DAYS = 14;

/**
 * After a no, and after a request that got no answer, its record is kept for so many days; after a no the agency can't
 * ask again before.
 */
export const CLAIM_KEPT_DAYS = 90;

/** An agency has at most so many requests that wait. */
export const MOST_CLAIMS = 500;

/** How a claim is stored. 'over': the student chose another way at the same moment. */
export const CLAIM_STATES = ['waiting', 'yes', 'no', 'over'] as const;
type ClaimState = (typeof CLAIM_STATES)[number];

/** How a claim stands for its agency; one that got no answer in time lapsed. */
export type ClaimStanding = 'waiting' | 'yes' | 'no' | 'lapsed' | 'ended';

/** How a claim stands at a moment. */
export function standingOf(
  { state, lapsesOn, to }: { state: ClaimState; lapsesOn: Date; to?: Date | null },
  now: Date,
): ClaimStanding {
  if (state === 'waiting') return lapsesOn > now ? 'waiting' : 'lapsed';
  if (state === 'yes') return to ? 'ended' : 'yes';
  return state === 'no' ? 'no' : 'ended';
}

/** Who answered a claim, and from where. */
export const ANSWERED_BY = ['account', 'link', 'guardian'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

/** What an agency reads that enters an address which has an account, in every case. */
export const PERSON_IS_ASKED =
  'If this person already has an account here, we’ll ask them whether you may act for them. They have 14 days to answer.';
