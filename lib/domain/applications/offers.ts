import type { Country } from '../countries';
import { type ApplicationStatus, isWaiting, STATUS_RULES, statusesWhere } from './application-status';
import type { ItemState } from './checklist';

/** A university's offer, and the student's reply to it. */
export const OFFER_REPLIES = ['accept', 'decline'] as const;
export type OfferReply = (typeof OFFER_REPLIES)[number];
export const REPLY_WORDS: Record<OfferReply, string> = { accept: 'Accepted', decline: 'Declined' };

/** What the terms of an offer are called: on pages, in the comparison and in mails. */
export const OFFER_TERMS = {
  fee: 'Tuition fee',
  replyBy: 'Reply by',
  deposit: 'Deposit',
  starts: 'Starts',
  studentNumber: 'University student number',
  letter: 'Letter',
  conditions: 'Conditions',
} as const;

/** The most conditions of one offer. */
export const MOST_CONDITIONS = 12;

/** In the place of a letter that there isn't. */
export const NO_LETTER = 'Letter not uploaded';

/** The number that a country's authorities know an offer by; '' where there is none. */
export const REFERENCE_NAMES: Record<Country, string> = {
  Canada: 'LOA number',
  Australia: 'CoE number',
  'New Zealand': 'Offer of place number',
  USA: 'I-20 (SEVIS) number',
  UK: 'CAS number',
  Singapore: 'IPA letter number',
};

/** What that number is, for students. */
export const REFERENCE_MEANINGS: Record<Country, string> = {
  Canada: 'LOA is the letter of acceptance. The visa form asks for its number. It comes after you accept the offer.',
  Australia:
    'CoE is the confirmation of enrolment. You need it for the visa. It comes after you accept the offer and pay the deposit.',
  'New Zealand': 'The number of your offer letter. The visa form asks for it.',
  USA: 'The I-20 is the form from your university that you need for the visa. SEVIS is the register where it is recorded.',
  UK: 'CAS is the confirmation of acceptance for studies. The visa form asks for its number. It comes after you accept the offer.',
  Singapore:
    'IPA is the in-principle approval of the Student’s Pass. You get it after the authorities approve your application.',
};

const offerAt = (status: ApplicationStatus) => STATUS_RULES[status].offer;

/** Whether an offer waits for, or already has, the student's reply. */
export const awaitsReply = (status: ApplicationStatus): boolean => offerAt(status) === 'awaits reply';
/** An offer can come at any time until the application is accepted or ends: universities don't wait for our statuses. */
export const canBeOffered = (status: ApplicationStatus): boolean =>
  offerAt(status) === 'possible' || awaitsReply(status);
/** Accepted: only what follows from it still changes: the reference, the letter, the days. */
export const keepsOffer = (status: ApplicationStatus): boolean => offerAt(status) === 'kept';

/** Where an offer is open, or was accepted and nothing followed yet: what staff chase, and students compare. */
export const OFFER_OPEN = statusesWhere(({ offer, stage }) => offer === 'awaits reply' || stage === 'Accepted');

/** A proof of payment that was sent, and not sent back, stands for the deposit; so does a visa that was applied for. */
export const isDepositPaid = (
  status: ApplicationStatus,
  items: readonly { kind: string; state: ItemState }[],
): boolean =>
  STATUS_RULES[status].isVisa ||
  items.some(({ kind, state }) => kind === 'payment' && (state === 'received' || state === 'accepted'));

/** Whether the deposit of an offer that was accepted is still to be paid. */
export const isDepositDue = (
  status: ApplicationStatus,
  items: readonly { kind: string; state: ItemState }[],
  offer: { deposit: number | null; depositBy: string | null; reply: { reply: OfferReply } | null } | null | undefined,
): boolean =>
  isWaiting(status) &&
  offer?.reply?.reply === 'accept' &&
  Boolean(offer.deposit || offer.depositBy) &&
  !isDepositPaid(status, items);

/** The status that an offer stands for. */
export const statusOfOffer = (conditional: boolean): ApplicationStatus =>
  conditional ? 'Conditional Offer' : 'Offer Received';

/** The reason in the history of an application that ends because its offer was declined. */
export const declinedReason = (reason: string): string => `Offer declined: ${reason}`;
