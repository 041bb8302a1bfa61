import { z } from 'zod';
import { MOST_MONEY } from '@/lib/domain/agency/fees';
import { isCurrency, parseAmount } from '@/lib/domain/money/money';

/** Field types of calls about money that an agency notes. */

const NO_AMOUNT = 'Please enter an amount like 12,000 or 99.50.';

/** An amount in major units, as a number or typed; above zero, with at most two decimals. */
export const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .max(40)
        .transform((typed) => parseAmount(typed) ?? Number.NaN),
    ],
    NO_AMOUNT,
  )
  .pipe(
    z
      .number(NO_AMOUNT)
      .gt(0, 'Please enter more than zero.')
      .max(MOST_MONEY, 'This is too much.')
      .refine((given) => Math.abs(given * 100 - Math.round(given * 100)) < 1e-6, 'At most two decimals.'),
  );

export const currency = z
  .string('Please choose a currency.')
  .trim()
  .toUpperCase()
  .refine(isCurrency, 'Please enter a currency like INR or GBP.');

/** Names a request, so that it is noted once however often it is sent. */
export const key = z
  .string('Please name the request with a key.')
  .regex(/^[\w-]{8,64}$/, 'A key has 8 to 64 letters or digits.');

/** A whole number of days, also as a form has it; null for none. */
export const dayCount = z
  .union(
    [z.literal('').transform(() => null), z.null(), z.coerce.number('Please enter a number of days.')],
    'Please enter a number of days.',
  )
  .pipe(
    z
      .number('Please enter a number of days.')
      .int('Please enter whole days.')
      .min(0, 'Not below zero.')
      .max(730, 'At most 730 days.')
      .nullable(),
  );

/** Who did something and when, ISO 8601. */
export const signed = z.object({ byName: z.string(), at: z.string() });
