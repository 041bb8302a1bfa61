import { type ApplicationStatus, STATUS_RULES } from './application-status';
import { awaitsReply } from './offers';

/** Whether the visa is the next thing: the offer was accepted, and the visa office has not decided. */
export function plansVisa(status: ApplicationStatus, offer: { reply: { reply: string } | null } | null): boolean {
  const { offer: stands, isVisa, step } = STATUS_RULES[status];
  if (awaitsReply(status)) return offer?.reply?.reply === 'accept';
  return stands === 'kept' && (!isVisa || step?.party === 'visa office');
}
