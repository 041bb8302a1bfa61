import type { AgencyParty } from '../agency/billing';
import { shareOf } from '../ledger/amounts';
import { majorUnits, roundedMinor } from '../money/money';

/** Invoices of claims and the credit notes that follow them: what they say, and what their sums are. Amounts in minor units. */

export const INVOICE_KINDS = { invoice: 'Invoice', credit: 'Credit note' } as const;
export type InvoiceKind = keyof typeof INVOICE_KINDS;
export const INVOICE_KIND_NAMES = Object.keys(INVOICE_KINDS) as [InvoiceKind, ...InvoiceKind[]];

/** Stands where invoices and their tax lines are set. */
export const NO_TAX_ADVICE =
  'Ask your accountant which tax lines to enter. Nothing here is legal or tax advice, and no tax is added unless you choose it.';

/** Who is billed: the university, or who pays for it. */
export interface BilledParty {
  name: string;
  address: string;
  contact: string;
  /** When and how it is paid, in words. */
  terms: string;
}

/** A tax by the name and rate that a person gave it. */
export interface TaxLine {
  label: string;
  /** Parts per million: 18 % is 180,000. */
  parts: number;
}

interface InvoiceLine<Id = string> {
  entryId: Id;
  /** The university's own number for the student; '' while it isn't known. */
  studentNumber: string;
  name: string;
  course: string;
  intake: string;
  term: number;
  /** Null while it isn't known. */
  fee: number | null;
  /** Parts per million where `isPercent`, else an amount. */
  rate: number | null;
  isPercent: boolean;
  minor: number;
}

/** The total in another currency: printed, never posted. */
export interface OwnCurrency {
  currency: string;
  /** What one unit of the document's currency is in it. */
  rate: string;
  minor: number;
  day: string;
  source: string;
}

/** What a document says, as it was sent. */
export interface InvoiceText<Id = string> {
  kind: InvoiceKind;
  label: string;
  day: string;
  /** The number of the claim. */
  claim: string;
  agency: AgencyParty & { name: string; branch: string; bank: string };
  billed: BilledParty;
  currency: string;
  lines: InvoiceLine<Id>[];
  taxes: (TaxLine & { minor: number })[];
  net: number;
  total: number;
  own: OwnCurrency | null;
  /** The invoice that a credit note follows, and why; null of an invoice. */
  credits: { label: string; day: string; reason: string } | null;
}

/** 'INV/26-27/00012', at most 16 signs; a credit note's series is its own: 'INV/26-27/C0003'. */
export const invoiceLabel = (kind: InvoiceKind, prefix: string, year: string, number: number): string =>
  `${prefix}/${year}/${kind === 'credit' ? `C${String(number).padStart(4, '0')}` : String(number).padStart(5, '0')}`;

const sumOf = (lines: readonly { minor: number }[]): number => lines.reduce((sum, { minor }) => sum + minor, 0);

/** The sums of an invoice: each tax is its rate of the net amount, rounded half up. */
export function invoiceSums(lines: readonly { minor: number }[], taxes: readonly TaxLine[]) {
  const net = sumOf(lines);
  const taxed = taxes.map(({ label, parts }) => ({ label, parts, minor: shareOf(net, parts) }));
  return { net, taxes: taxed, total: net + sumOf(taxed) };
}

type Sums = Pick<InvoiceText<unknown>, 'net' | 'taxes'>;

/**
 * The sums of a credit note. Of its taxes it gives back what all notes together give back of them by now, so that an invoice that was
 * credited in parts and one that was credited at once come to the same.
 * @param before the notes that are there, oldest first
 */
export function creditSums(invoice: Sums, before: readonly Sums[], lines: readonly { minor: number }[]) {
  const net = sumOf(lines);
  const credited = before.reduce((sum, one) => sum + one.net, net);
  const taxes = invoice.taxes.map(({ label, parts }, place) => ({
    ...{ label, parts },
    minor: shareOf(credited, parts) - before.reduce((sum, one) => sum + (one.taxes[place]?.minor ?? 0), 0),
  }));
  return { net, taxes, total: net + sumOf(taxes) };
}

/** What of each entry is still invoiced after the credit notes, by its id; those with nothing left are not there. */
export function stillInvoiced(
  documents: readonly { kind: InvoiceKind; lines: readonly { entryId: unknown; minor: number }[] }[],
): Map<string, number> {
  const left = new Map<string, number>();
  for (const { kind, lines } of documents)
    for (const { entryId, minor } of lines)
      left.set(String(entryId), (left.get(String(entryId)) ?? 0) + (kind === 'credit' ? -minor : minor));
  return new Map([...left].filter(([, minor]) => minor > 0));
}

/** A total in another currency by a rate as it was typed or listed; null where it comes to less than one unit. */
export function inOwnCurrency(
  { minor, currency }: { minor: number; currency: string },
  own: Omit<OwnCurrency, 'minor'>,
): OwnCurrency | null {
  const converted = roundedMinor(majorUnits(minor, currency) * Number(own.rate), own.currency);
  return converted === null ? null : { ...own, minor: converted };
}
