import type { PartName } from '@/lib/domain/applications/status-parts';
import type { MailEffect } from '@/lib/services/records/notices/effects';
import type { ApplicationRecord } from '@/models/application';

/**
 * The e-mail to a person about one move of an application, once. Whether they want it is looked up when it is sent.
 * @param move the move's place in the application's history, from 0
 */
export function mailOfMove(applicationId: string, move: number, userId: string): MailEffect {
  const request = { template: 'application-moved', userId, applicationId, move } as const;
  return { kind: 'mail', request, key: `${applicationId}:${move}:${userId}` };
}

/** The e-mail to a person about moves of several applications that were made together, once for each claim. */
export function mailOfMoves(
  claim: string,
  applications: readonly Pick<ApplicationRecord, '_id' | 'history'>[],
  userId: string,
): MailEffect {
  const moves = applications.map(({ _id, history }) => ({ applicationId: String(_id), move: history.length - 1 }));
  return { kind: 'mail', request: { template: 'applications-moved', userId, moves }, key: `${claim}:${userId}` };
}

/** The e-mail to a person about what was entered or changed for a status, once for each revision of its application. */
export function mailOfPart(template: PartName, { _id, revision = 0 }: Accepted, userId: string): MailEffect {
  return {
    kind: 'mail',
    request: { template, userId, applicationId: String(_id) },
    key: `${_id}:${template}:${revision}:${userId}`,
  };
}

/** The e-mail to a person about another start, or that it stays; once for each revision of its application. */
export function mailOfStart({ _id, revision = 0 }: Pick<Accepted, '_id' | 'revision'>, userId: string): MailEffect {
  const request = { template: 'start-changed', userId, applicationId: String(_id) } as const;
  return { kind: 'mail', request, key: `${_id}:start:${revision}:${userId}` };
}

/** The e-mail to a student that their offer was accepted, with what was agreed; once for each revision of its application. */
export function mailOfAcceptance({ _id, revision = 0, userId }: Accepted): MailEffect {
  const request = { template: 'offer-accepted', userId: String(userId), applicationId: String(_id) } as const;
  return { kind: 'mail', request, key: `${_id}:accepted:${revision}` };
}

type Accepted = Pick<ApplicationRecord, '_id' | 'revision' | 'userId'>;
