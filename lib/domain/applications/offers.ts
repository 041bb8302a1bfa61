import type { Country } from '../countries';
import type { ApplicationStatus } from './application-status';

/** A university's offer, and the student's reply to it. */
export const OFFER_REPLIES = ['accept', 'decline'] as const;
export type OfferReply = (typeof OFFER_REPLIES)[number];

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

/** Where an application stands while its offer waits for a reply. */
const AWAITING: readonly ApplicationStatus[] = ['Conditional Offer', 'Offer Received'];
/** An offer can come at any time until the application is accepted or ends: universities don't wait for our statuses. */
const BEFORE_OFFER: readonly ApplicationStatus[] = [
  'Pending',
  'Under Review',
  'Documents Requested',
  'Submitted',
  ...AWAITING,
];
/** Then only what follows from it still changes: the reference, the letter, the days. */
const AFTER_OFFER: readonly ApplicationStatus[] = ['Accepted', 'Visa Applied', 'Visa Approved'];

/** Whether an offer waits for, or already has, the student's reply. */
export const awaitsReply = (status: ApplicationStatus): boolean => AWAITING.includes(status);
export const canBeOffered = (status: ApplicationStatus): boolean => BEFORE_OFFER.includes(status);
export const keepsOffer = (status: ApplicationStatus): boolean => AFTER_OFFER.includes(status);

/** The status that an offer stands for. */
export const statusOfOffer = (conditional: boolean): ApplicationStatus =>
  conditional ? 'Conditional Offer' : 'Offer Received';

/** The reason in the history of an application that ends because its offer was declined. */
export const declinedReason = (reason: string): string => `Offer declined: ${reason}`;
