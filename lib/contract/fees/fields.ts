import { z } from 'zod';
import { isCurrency } from '@/lib/domain/money/money';

/** Field types of calls about money that an agency notes. */

/** The ISO code of a fee or payment, in capitals. */
export const currency = z
  .string('Please choose a currency.')
  .trim()
  .toUpperCase()
  .refine(isCurrency, 'Please enter a currency like INR or GBP.');

/** Names a request, so that it is noted once however often it is sent. */
export const key = z
  .string('Please send a `key` that is different for each new request.')
  .regex(/^[\w-]{8,64}$/, 'A key has 8 to 64 letters, digits, hyphens or underscores.');

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
      .min(0, 'Please enter zero or more.')
      .max(730, 'At most 730 days.')
      .nullable(),
  );

/** Who did something and when, ISO 8601. */
export const signed = z.object({ byName: z.string(), at: z.string() });
