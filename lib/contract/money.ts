import { z } from 'zod';
import { AMOUNT_WANTED, type GivenAmount, MORE_WANTED, MOST_MONEY } from '@/lib/domain/money/minor';
import { parseAmount, typedAmount } from '@/lib/domain/money/money';
import { orNull } from './fields';

/**
 * Every amount of money that a call takes is made here: at least one minor unit of its currency, unless it says why it
 * may be nothing. A test compares them
 * with all numbers that calls take.
 */

interface TakenAmount {
  /** In which units it is sent. */
  units: 'major' | 'minor';
  /** What 0 means here; null: it is at least one minor unit. */
  zero: string | null;
}

/** The amounts of the contract, by their schema. */
export const AMOUNTS = z.registry<TakenAmount>();

/**
 * An amount in major units, as a number or typed. Its decimals are checked where its currency is known, by `minorOf`.
 * @param zero what 0 means; null where it is refused
 */
export const major = (zero: string | null, most = MOST_MONEY) => {
  const fits = (amount: number) => (zero === null ? amount > 0 : amount >= 0);
  const read = (given: GivenAmount) => (typeof given === 'number' ? given : parseAmount(given, 3));
  return z
    .union([z.number(), z.string().trim().max(40)], AMOUNT_WANTED)
    .refine((given) => read(given) !== null, { message: AMOUNT_WANTED, abort: true })
    .refine((given) => fits(read(given) ?? 0), zero === null ? MORE_WANTED : 'Please enter zero or more.')
    .refine((given) => (read(given) ?? 0) <= most, 'This amount is too large.')
    .register(AMOUNTS, { units: 'major', zero });
};

/** A whole number of minor units: 250000 is 2,500.00. @param zero what 0 means; null where it is refused */
export const minor = (zero: string | null) =>
  z.coerce
    .number('Please enter an amount.')
    .int('Please enter an amount.')
    .min(zero === null ? 1 : 0, zero === null ? MORE_WANTED : 'Please enter zero or more.')
    .max(1_000_000_000_000, 'This amount is too large.')
    .register(AMOUNTS, { units: 'minor', zero });

const FEE_WANTED = 'Please enter an amount like 12,400 or $12,400.50, or leave it empty.';

/** A course's fee in major units of its currency, as people write it; whether it fits the currency shows beside that. */
export const courseFee = orNull(
  z
    .union([
      z.number().min(0),
      z
        .string()
        .transform(typedAmount)
        .refine((typed) => typed !== null && typed.amount >= 0, FEE_WANTED),
    ])
    .register(AMOUNTS, { units: 'major', zero: 'Not published, unless the course is `free`.' }),
  FEE_WANTED,
);
