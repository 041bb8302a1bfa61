import { z } from 'zod';
import { DECLARED_KINDS } from '@/lib/domain/agency/declared';
import { country, done, id, line, optionalLine } from '../fields';
import { major } from '../money';
import { calls } from '../operation';
import { currency } from './fields';

/** What an agency declares to earn at a university: one line, for its own students. */

const { forAgents, forStudents } = calls('Agency fees');

const declared = z
  .object({
    _id: id,
    country,
    university: z.string(),
    /** '12.5 % of the first year’s fee', 'nothing'. */
    words: z.string(),
    /** When it was declared, ISO 8601. */
    on: z.string(),
    byName: z.string(),
  })
  .meta({ id: 'DeclaredEarning' });
/** What an agency says it earns at a university, as its students read it. */
export type DeclaredView = z.infer<typeof declared>;

export const listDeclared = forAgents('GET /agency/declared', {
  summary: 'What the caller’s agency has declared to earn at each university, and where it hasn’t declared anything',
  result: z.object({
    declared: z.array(declared),
    missing: z.array(z.object({ country, university: z.string() })),
    maySet: z.boolean(),
  }),
  errors: ['forbidden'],
});

const place = { country, university: line(200) };

export const declareEarning = forAgents('POST /agency/declared', {
  summary: 'Declare what the agency earns at a university. Owners only. The newest declaration applies',
  body: z
    .object({
      ...place,
      kind: z.enum([...DECLARED_KINDS, 'withdrawn'], "Please choose 'percent', 'amount', 'nothing' or 'withdrawn'."),
      percent: z.coerce
        .number('Please enter a percentage.')
        .gt(0, 'Please enter more than zero.')
        .max(100, 'At most 100%.')
        .refine((given) => Math.abs(given * 10_000 - Math.round(given * 10_000)) < 1e-6, 'At most four decimals.')
        .refine((given) => Math.round(given * 10_000) >= 1, 'Please enter at least 0.0001.')
        .optional(),
      amount: major(null).optional(),
      currency: currency.optional(),
      of: optionalLine(120),
    })
    .refine(({ kind, percent }) => kind !== 'percent' || percent !== undefined, {
      path: ['percent'],
      message: 'Please enter a percentage.',
    })
    .refine(({ kind, amount: sum }) => kind !== 'amount' || sum !== undefined, {
      path: ['amount'],
      message: 'Please enter an amount.',
    })
    .refine(({ kind, currency: code }) => kind !== 'amount' || code !== undefined, {
      path: ['currency'],
      message: 'Please choose a currency.',
    }),
  result: done,
  status: 201,
  errors: ['forbidden'],
});

export const ownDeclared = forStudents('GET /my-agency/earnings', {
  summary: 'What the caller’s agency has declared to earn at a university; null if nothing, or if there is no agency',
  query: z.object(place),
  result: z.object({
    agency: z.string().nullable(),
    earning: z.object({ words: z.string(), on: z.string() }).nullable(),
  }),
});
