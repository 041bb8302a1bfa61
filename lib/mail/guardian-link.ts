import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/env';
import type { ApplicationRecord } from '@/models/application';

type Asked = Pick<ApplicationRecord, '_id' | 'consent'>;

/**
 * The token of the link by which a guardian confirms an application. It belongs to one consent of the student: a new
 * consent, another guardian or taking it back ends it. Signed, not stored. null where no guardian is asked.
 */
export function guardianToken(application: Asked): string | null {
  return application.consent?.guardian ? `${application._id}${signature(application)}` : null;
}

/** The id of the application that a token is about, which may not be ours. */
export const applicationOfToken = (token: string): string | null => /^[0-9a-f]{24}/.exec(token)?.[0] ?? null;

/** Whether a token is the one of the application's present consent. */
export function isGuardianToken(token: string, application: Asked): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(guardianToken(application) ?? '')];
  return given.length > 0 && given.length === right.length && timingSafeEqual(given, right);
}

function signature({ _id, consent }: Asked): string {
  const what = ['guardian', String(_id), consent?.at.getTime(), consent?.guardian?.email];
  return createHmac('sha256', authSecret()).update(JSON.stringify(what)).digest('base64url');
}
