import { invalid } from '@/lib/domain/errors';
import { type AmountRule, type GivenAmount, readMinor } from '@/lib/domain/money/minor';

/** An amount as it was given in whole minor units of its currency; 422 with the field for what `readMinor` takes for none. */
export function minorOf(given: GivenAmount, currency: string, field = 'amount', rule: AmountRule = {}): number {
  const read = readMinor(given, currency, rule);
  if ('problem' in read) throw invalid({ [field]: read.problem });
  return read.minor;
}
