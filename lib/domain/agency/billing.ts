/** What receipts and invoices of an agency say of it, and how they are numbered. */

/** A tax or registration number under the name that its country gives it: 'GSTIN', '03ABCDE1234F1Z5'. */
export interface LabelledLine {
  label: string;
  value: string;
}

/** An agency as a document names it. */
export interface AgencyParty {
  /** '' where only its trading name is known. */
  legalName: string;
  address: string;
  taxLines: LabelledLine[];
}

/** The accounts that are paid into, one for each currency. */
export interface BankAccount {
  currency: string;
  details: string;
}

/** What its invoices begin with, of a branch or, with null, of all others. */
export interface NumberSeries<Id = string> {
  branchId: Id | null;
  prefix: string;
}

/** Of an agency that never said. */
export const USUAL_PREFIX = 'INV';
/** Up to three signs, so that a number has at most sixteen. */
export const PREFIX = /^[A-Z0-9]{1,3}$/;

/** When the financial year begins, 'MM-DD', by country; January elsewhere. An agency that counts otherwise sets its own. */
const YEAR_STARTS: Readonly<Record<string, string>> = { IN: '04-01', NP: '07-16' };
const JANUARY = '01-01';

/** The first day of an agency's financial year, 'MM-DD'. @param country the ISO code of the branch's country, null where unknown */
export const yearStartOf = (stated: string, country: string | null): string =>
  stated || (YEAR_STARTS[country ?? ''] ?? JANUARY);

/** The financial year that a day is in: '2026', or '26-27' where it doesn't begin in January. */
export function financialYear(day: string, start: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
  return start === JANUARY ? String(year) : `${twoDigits(year)}-${twoDigits(year + 1)}`;
}

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** The prefix of a branch; that of the whole agency where it has none of its own. */
export function prefixOf(series: readonly NumberSeries<unknown>[], branchId: string | null): string {
  const of = (id: string | null) => series.find((one) => (one.branchId === null ? null : String(one.branchId)) === id);
  return (branchId && of(branchId)?.prefix) || of(null)?.prefix || USUAL_PREFIX;
}
