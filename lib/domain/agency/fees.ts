import { counted } from '@/lib/domain/texts/counted';
import type { AgencyRole } from './roles';

/** What students pay an agency. The product notes what was paid; it moves no money. Amounts are integers in minor units. */

interface FeeKindRule {
  label: string;
  /** Money of the university's that the agency only passes on: marked in red for the student. */
  isInstitutions: boolean;
}

export const FEE_KIND_RULES = {
  service: { label: 'Our own service', isInstitutions: false },
  'application-fee': { label: 'University application fee', isInstitutions: true },
  deposit: { label: 'University deposit', isInstitutions: true },
  tuition: { label: 'University tuition fee', isInstitutions: true },
} as const satisfies Record<string, FeeKindRule>;
export type FeeKind = keyof typeof FEE_KIND_RULES;
export const FEE_KINDS = Object.keys(FEE_KIND_RULES) as [FeeKind, ...FeeKind[]];

/** Whether what is paid for it is the university's money. */
export const isInstitutions = (kind: FeeKind): boolean => FEE_KIND_RULES[kind].isInstitutions;

/** An item's name says what it is for. These say nothing. */
const VAGUE =
  /^(an? )?(others?|misc(ellaneous)?|various|extras?|fees?|charges?|payments?|services?|sundr(y|ies)|etc)( (fees?|charges?|costs?|payments?|items?|services?|expenses))?$/;

/** Whether a name, such as 'Other' or 'Misc. charges', leaves open what is paid for. */
export const isVagueName = (name: string): boolean =>
  VAGUE.test(
    name
      .toLowerCase()
      .replace(/[^a-z ]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** When a student gets an item's money back. */
export interface RefundRule {
  isRefundable: boolean;
  /** Days after paying in which it can be asked for; null for no limit. */
  askWithin: number | null;
  /** In which case, in words; '' for any. */
  when: string;
  /** Days from asking until it is due. */
  payWithin: number;
}

/** 'You can ask for it back within 14 days of paying, if the visa is refused. It is due 30 days after you ask.' */
export function refundWords({ isRefundable, askWithin, when, payWithin }: RefundRule): string {
  if (!isRefundable) return 'Not refundable.';
  const limits = [askWithin === null ? '' : ` within ${counted(askWithin, 'day')} of payment`, when && `: ${when}`];
  return `You can request a refund${limits.join('').replace(/\.$/, '')}. It is due ${counted(payWithin, 'day')} after your request.`;
}

export const CHARGE_STATES = ['offered', 'accepted', 'declined', 'withdrawn'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];

export const REFUND_STATES = ['asked', 'paid', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** How money is given. */
export const WAYS = {
  cash: 'Cash',
  transfer: 'Bank transfer',
  card: 'Card',
  upi: 'UPI',
  cheque: 'Cheque',
} as const;
export type Way = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS) as [Way, ...Way[]];

/** What a payment was: taken through this site, or paid before it kept the agency's books. */
export const PAYMENT_KINDS = { taken: 'Paid', earlier: 'Paid before using this site' } as const;
export type PaymentKind = keyof typeof PAYMENT_KINDS;
export const PAYMENT_KIND_NAMES = Object.keys(PAYMENT_KINDS) as [PaymentKind, ...PaymentKind[]];

/** What a receipt is: of a payment, of one that takes such a receipt back, of money paid back. */
export const RECEIPT_KINDS = {
  payment: 'Receipt',
  cancelled: 'Cancellation receipt',
  refund: 'Refund receipt',
} as const;
export type ReceiptKind = keyof typeof RECEIPT_KINDS;
export const RECEIPT_KIND_NAMES = Object.keys(RECEIPT_KINDS) as [ReceiptKind, ...ReceiptKind[]];

/** 'Moga 2026-0007': the branch (none for an agency without), the year and the number in it. */
export const receiptLabel = (branch: string, year: number, number: number): string =>
  `${branch && `${branch} `}${year}-${String(number).padStart(4, '0')}`;

/** The sums of what was agreed: paid without what was taken back, paid back, asked back and still open; in minor units. */
export function chargeSums(charge: {
  minor: number;
  payments: readonly { minor: number; cancelled?: unknown }[];
  refunds: readonly { minor: number; state: RefundState }[];
}) {
  const sum = (of: readonly { minor: number }[]) => of.reduce((total, { minor }) => total + minor, 0);
  const paid = sum(charge.payments.filter(({ cancelled }) => !cancelled));
  const refunded = sum(charge.refunds.filter(({ state }) => state === 'paid'));
  const asked = sum(charge.refunds.filter(({ state }) => state === 'asked'));
  return { paid, refunded, asked, toPay: charge.minor - paid, refundable: paid - refunded - asked };
}

/** What was paid back of a fee on a day ('YYYY-MM-DD'), in minor units: the limit of managers is for all of it. */
export const paidBackOn = (
  refunds: readonly { minor: number; state: RefundState; answer?: { day: string } | null }[],
  day: string,
): number =>
  refunds.reduce((sum, { minor, state, answer }) => sum + (state === 'paid' && answer?.day === day ? minor : 0), 0);

/**
 * What a role does with fees: whose it reads, and whether it sets the items, offers them, takes money, notes what was paid
 * before this site, and pays back.
 */
export interface FeeRights {
  reads: 'agency' | 'branch' | 'own';
  sets: boolean;
  offers: boolean;
  takes: boolean;
  notesEarlier: boolean;
  /** 'limit': to the agency's limit for managers. */
  refunds: 'all' | 'limit' | 'none';
}

export const FEE_RIGHTS: Readonly<Record<AgencyRole, FeeRights>> = {
  owner: { reads: 'agency', sets: true, offers: true, takes: true, notesEarlier: true, refunds: 'all' },
  manager: { reads: 'branch', sets: false, offers: true, takes: false, notesEarlier: false, refunds: 'limit' },
  counsellor: { reads: 'own', sets: false, offers: true, takes: false, notesEarlier: false, refunds: 'none' },
  'front-desk': { reads: 'branch', sets: false, offers: false, takes: true, notesEarlier: false, refunds: 'none' },
  accountant: { reads: 'agency', sets: true, offers: true, takes: true, notesEarlier: false, refunds: 'all' },
};
