import type { Effect } from '../notifications/outbox';

/**
 * The e-mail to a person about one move of an application, once. Whether they want it is looked up when it is sent.
 * @param move the move's place in the application's history, from 0
 */
export function mailOfMove(applicationId: string, move: number, userId: string): Effect {
  const request = { template: 'application-moved', userId, applicationId, move } as const;
  return { kind: 'mail', request, key: `${applicationId}:${move}:${userId}` };
}
