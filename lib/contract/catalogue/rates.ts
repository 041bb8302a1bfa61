import { z } from 'zod';
import { isSourceAddress, NO_SOURCE_ADDRESS } from '@/lib/domain/addresses/web-address';
import { done, line } from '../fields';
import { calls } from '../operation';

const { forAdmins, forAnyone } = calls('Facts');

/** Reference rates of one day: how much of each currency one unit of `base` is. */
const rates = z.object({
  base: z.string(),
  perBase: z.record(z.string(), z.number()),
  day: z.string(),
  source: z.object({ title: z.string(), address: z.string() }),
  /** Made up for a demonstration. */
  example: z.boolean(),
});
/** As amounts are converted by it now. */
export type RatesView = z.infer<typeof rates>;

export const ratesInUse = forAnyone('GET /rates', {
  summary: 'The reference rates in use, or null',
  result: z.object({ rates: rates.nullable() }),
});

/** 'Date, USD, …' and rows of a day and rates per unit of the base; the newest row counts. */
const csv = z.string('Please choose a file.').min(1, 'Please choose a file.').max(2_000_000, 'The file is too large.');

/** Rates of a list beside those in use. */
const comparison = z
  .object({
    base: z.string(),
    day: z.string(),
    pairs: z
      .array(
        z.object({ from: z.string(), to: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
      )
      .meta({ description: 'The value of one `from` in `to`, at the rates in use and at those in the list' }),
    asks: z
      .array(z.string())
      .meta({ description: 'What is unusual about the list. If anything is, saving it requires `confirmed`' }),
  })
  .meta({ id: 'RatesComparison' });
/** Shown before a list of rates is saved. */
export type RatesComparison = z.infer<typeof comparison>;

export const checkRates = forAdmins('POST /rates/check', {
  summary: 'Compare a list of reference rates with the rates in use. Nothing is saved',
  body: z.object({ csv }),
  result: z.object({ comparison }),
});

export const putRates = forAdmins('PUT /rates', {
  summary: "Import a list of reference rates, such as the European Central Bank's. 409 if unusual and not confirmed",
  body: z.object({
    csv,
    /** What is unusual about the list was seen. */
    confirmed: z.boolean().default(false),
    title: line(200, 'Please enter who publishes the rates.'),
    address: z
      .string(NO_SOURCE_ADDRESS)
      .trim()
      .max(1_000, 'This is too long. Please shorten it.')
      .refine(isSourceAddress, NO_SOURCE_ADDRESS),
  }),
  result: done.extend({ rates }),
  errors: ['conflict'],
});
