/**
 * What a due day is about: something asked for, an intake that closes, an interview, an offer's days, a paper of the
 * student's that ends.
 */
export const DEADLINE_KINDS = ['item', 'closing', 'interview', 'reply', 'deposit', 'start', 'expiry'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];
