import { minorUnits } from '@/lib/domain/money/money';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { yearlyFee } from '@/lib/engines/search/types/yearly-fee';

/** Units of each currency for a euro: made up, round, near those of 2026. */
export const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.1,
  GBP: 0.85,
  CAD: 1.5,
  AUD: 1.65,
  NZD: 1.8,
  SGD: 1.45,
  INR: 95,
  PKR: 310,
  NPR: 152,
  BDT: 130,
};

/** The amount in another currency; null without a rate for both. */
export function convert(amount: number, from: string, to: string): number | null {
  if (from === to) return amount;
  const [own, other] = [PER_EURO[from], PER_EURO[to]];
  return own && other ? (amount / own) * other : null;
}

/** A year's fee of the course in major units of `currency`; null when it states none that can be told for a year. */
export function inCurrency(course: SearchCourse, currency: string): number | null {
  const fee = yearlyFee(course);
  return fee === null ? null : convert(fee / minorUnits(course.currency), course.currency, currency);
}
