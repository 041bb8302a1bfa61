/** A year's fee of courses in the reader's currency, by rates of a day. */
interface OwnFees {
  currency: string;
  day: string;
  /** The rates are made up for a demonstration. */
  example: boolean;
  perYear: Record<string, number>;
}

/** '≈ CA$24,100 a year, rate of 14 Nov 2026'; '' where the published fee says the same, or none is known. */
export function ownFeeText(course: { _id: string; currency: string; fee_period: string }, own: OwnFees | null): string {
  const amount = own?.perYear[course._id];
  if (!own || amount === undefined) return '';
  if (course.currency !== own.currency) {
    return `≈ ${roundMoney(amount, own.currency)} a year, ${own.example ? 'example rate' : 'rate'} for ${dateText(own.day)}`;
  }
  return course.fee_period === 'per year' ? '' : `${money(amount, own.currency)} a year`;
}

import { dateText } from '@/lib/domain/days/day-words';
import { money, roundMoney } from '@/lib/domain/money/money-words';
