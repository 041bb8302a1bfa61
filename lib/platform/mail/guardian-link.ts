import type { ApplicationRecord } from '@/models/application';
import { isToken, linkSignature } from './signed-link';

type Asked = Pick<ApplicationRecord, '_id' | 'consent'>;

/**
 * The token of the link by which guardians confirmed an application before links were stored: letters that are still out carry it. It
 * belongs to the application and the guardian's address. null where no guardian is asked.
 */
export function guardianToken(application: Asked): string | null {
  return application.consent?.guardian ? `${application._id}${signature(application)}` : null;
}

/** The id of the application that a token is about, which may not be ours. */
export const applicationOfToken = (token: string): string | null => /^[0-9a-f]{24}/.exec(token)?.[0] ?? null;

/** Whether a token is the one of the application's present consent. */
export function isGuardianToken(token: string, application: Asked): boolean {
  const { _id, consent } = application;
  if (!consent?.guardian) return false;
  // In e-mails of an older version it belongs to one consent.
  const rights = [signature(application), signature(application, consent.at)].map((right) => `${_id}${right}`);
  return rights.some((right) => isToken(token, right));
}

const signature = ({ _id, consent }: Asked, at?: Date): string =>
  linkSignature(['guardian', String(_id), at?.getTime() ?? null, consent?.guardian?.email]);
