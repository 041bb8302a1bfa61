import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { DAY_MS } from '@/lib/domain/days/day';
import type { ApplicationRecord } from '@/models/application';
import { ConsentLink, type ConsentLinkRecord } from '@/models/consent-link';
import { isToken, linkSignature } from './signed-link';

type Link = Pick<ConsentLinkRecord, '_id' | 'userId' | 'address'>;

/** A link works for so long. */
export const LINK_MS = 7 * DAY_MS;

/** Names what is sent to whom, so that a link is about nothing else. */
export const shownDigest = (shown: { to: readonly string[]; what: readonly string[]; start?: unknown }): string =>
  createHash('sha256')
    .update(JSON.stringify({ to: shown.to, what: shown.what, start: shown.start }))
    .digest('base64url');

/**
 * The link by which a guardian confirms an application as its consent is now; the one that was mailed a moment ago where that still works.
 * A new one ends those of before. Null where no guardian's yes is missing.
 */
export async function guardianLink(application: ApplicationRecord): Promise<ConsentLinkRecord | null> {
  const made = guardianLinkOf(application);
  if (!made) return null;
  const its = { userId: made.userId, ofGuardian: true, 'applications.applicationId': application._id };
  const earlier = await ConsentLink.findOne({ ...its, usedAt: null })
    .sort({ _id: -1 })
    .lean();
  const asIs = (one: ConsentLinkRecord) => JSON.stringify([one.address, one.applications]);
  if (earlier && asIs(earlier) === asIs(made) && earlier.expiresAt > new Date(Date.now() + LINK_MS / 2)) return earlier;
  await ConsentLink.create(made);
  await ConsentLink.deleteMany({ ...its, usedAt: null, _id: { $lt: made._id } });
  return made;
}

/** Such a link, not stored. Null where no guardian's yes is missing. */
export function guardianLinkOf({ _id, userId, agentId, consent }: ApplicationRecord): ConsentLinkRecord | null {
  if (!consent?.guardian || consent.guardian.at) return null;
  const { by, byRole, byName, at } = consent;
  return {
    _id: new Types.ObjectId(),
    userId,
    address: consent.guardian.email,
    ofGuardian: true,
    applications: [{ applicationId: _id, agentId, shown: shownDigest(consent) }],
    asked: { by: by ?? userId, byRole, byName, at },
    tries: 0,
    usedAt: null,
    expiresAt: new Date(Date.now() + LINK_MS),
  };
}

/** The token of a link by which a student, or their guardian, confirms applications without signing in. Signed, not stored. */
export const consentToken = (link: Link): string => `${link._id}${signature(link)}`;

/** The id of the link that a token names, which may not be ours. */
export const linkOfToken = (token: string): string | null => /^[0-9a-f]{24}/.exec(token)?.[0] ?? null;

/** Whether a token is that of this link. */
export const isConsentToken = (token: string, link: Link): boolean => isToken(token, consentToken(link));

const signature = ({ _id, userId, address }: Link): string =>
  linkSignature(['student consent', String(_id), String(userId), address]);
