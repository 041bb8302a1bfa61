import { z } from 'zod';
import { isSourceAddress, NO_SOURCE_ADDRESS } from '@/lib/domain/addresses/web-address';
import { FACT_SHAPES, type FactKind, type FactPeriod, type FactShape, type FactValue, SOURCE_KINDS } from './fact';

const LONGEST = 600;
const MOST_ROWS = 40;

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a date such as 2027-01-31.')
  .refine(isDay, 'This date does not exist.');
const amount = z.number().min(0, 'Please enter a number of 0 or more.').max(100_000_000, 'This number is too large.');
const words = z.string().trim().min(1, 'Please enter the text.').max(LONGEST, 'This is too long.');

const VALUE_OF = {
  number: amount,
  text: words,
  table: z
    .record(words, z.union([amount, words]))
    .refine((table) => Object.keys(table).length > 0, 'Please enter at least one row.')
    .refine((table) => Object.keys(table).length <= MOST_ROWS, `Please enter at most ${MOST_ROWS} rows.`),
} satisfies Record<FactShape, z.ZodType<FactValue>>;

/** A value of any shape. */
export const factValue = z.union(
  [VALUE_OF.number, VALUE_OF.text, VALUE_OF.table],
  'Please enter a number, a text, or rows of a name and a value.',
);

/** A value with its days and its source, as a file ships it or an admin enters it. */
export const factPeriod = z
  .object({
    value: factValue,
    validFrom: day,
    validTo: day.nullable(),
    source: z.object({
      title: words,
      address: z
        .string(NO_SOURCE_ADDRESS)
        .trim()
        .max(1_000, 'This is too long.')
        .refine(isSourceAddress, NO_SOURCE_ADDRESS),
      kind: z.enum(SOURCE_KINDS, 'Please choose official or secondary.'),
    }),
    readOn: day,
    reviewBy: day,
    looked: z.object({ on: day, found: words }).optional(),
  })
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    message: 'The last day is before the first day.',
  }) satisfies z.ZodType<FactPeriod>;

/** What a fact is, whatever its value is. */
export const factKind = z.object({
  label: words,
  shape: z.enum(FACT_SHAPES),
  unit: words,
  country: words.nullable(),
  by: z.enum(['application', 'day', 'test']),
  note: z.string().max(LONGEST),
  look: z.object({ title: words, address: words.refine(isSourceAddress, NO_SOURCE_ADDRESS) }).optional(),
});

/** Why a value isn't of the fact's shape; null when it is. */
export function shapeProblem(kind: Pick<FactKind, 'shape'>, value: FactValue): string | null {
  return VALUE_OF[kind.shape].safeParse(value).success ? null : PROBLEM_OF[kind.shape];
}

const PROBLEM_OF: Record<FactShape, string> = {
  number: 'Please enter one number.',
  text: 'Please enter a text.',
  table: 'Please enter rows that each have a name and a value.',
};
