import type { Id } from '@/models/id';
import { linkSignature } from './signed-link';

/**
 * The links of letters about an agency: by one a student, or their guardian, answers its request, by the other a student leaves
 * the agency that added them. Signed, not stored; each is of one address.
 */

type Claim = { _id: Id; userId: Id | null };
type OfAgency = { _id: Id; addedBy: Id | null };

/** The token by which the reader at an address answers a claim. */
export const claimToken = (claim: Claim, address: string): string =>
  `c${claim._id}${signature(['agency claim', claim._id, claim.userId, address])}`;

/** The token by which a student at an address leaves the agency they have now. */
export const leaveToken = (student: OfAgency, address: string): string =>
  `l${student._id}${signature(['leave agency', student._id, student.addedBy, address])}`;

/** What a token names, which may not be ours: a claim, or a student who leaves; null for anything else. */
export function namedByToken(token: string): { kind: 'claim' | 'leave'; id: string } | null {
  const found = /^([cl])([0-9a-f]{24})/.exec(token);
  return found ? { kind: found[1] === 'c' ? 'claim' : 'leave', id: found[2] as string } : null;
}

const signature = (what: readonly unknown[]): string => linkSignature(what.map(String));
