import { z } from 'zod';

/**
 * What a person reads when a value doesn't fit its schema: one sentence for each way to fail, saying what to enter. A
 * schema that knows better brings its own sentence, which comes first. Every contract imports this file, so that no
 * call and no form ever answers with the validator's own words; tests/unit/refusals.test.ts walks all schemas.
 */

type Issue<Code extends z.core.$ZodIssue['code']> = Extract<z.core.$ZodRawIssue, { code: Code }>;

const EMPTY = 'Please fill in this field.';
const CHECK = 'Please check this field.';

const WORDS: { [Code in z.core.$ZodIssue['code']]: (issue: Issue<Code>) => string } = {
  invalid_type: ({ expected, input }) => (isEmpty(input) ? EMPTY : (WANTED[expected] ?? CHECK)),
  invalid_value: ({ values, input }) => (isEmpty(input) && values.length > 1 ? 'Please choose one.' : oneOf(values)),
  // The alternatives before the last one are empty values and forms' own spellings.
  invalid_union: ({ errors, input }) => (isEmpty(input) ? EMPTY : (errors.at(-1)?.[0]?.message ?? CHECK)),
  invalid_format: ({ input }) => (isEmpty(input) ? EMPTY : 'Please check the format.'),
  invalid_key: () => 'Please check the names in this list.',
  invalid_element: () => 'Please check the entries in this list.',
  not_multiple_of: ({ divisor }) =>
    divisor === 1 ? 'Please enter a whole number.' : `Please enter a number in steps of ${divisor}.`,
  too_big: ({ origin, maximum }) => `${MOST[origin] ?? 'At most'} ${figure(maximum)}${UNIT[origin] ?? ''}.`,
  too_small: ({ origin, minimum, input }) =>
    isEmpty(input) ? EMPTY : `${LEAST[origin] ?? 'At least'} ${figure(minimum)}${UNIT[origin] ?? ''}.`,
  unrecognized_keys: () => 'Unknown field.',
  custom: () => CHECK,
};

/** By what was expected in the place of what is there. */
const WANTED: Record<string, string> = {
  string: 'Please enter some text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please send true or false.',
  array: 'Please send a list.',
  object: 'Please send an object with named fields.',
};
const MOST: Record<string, string> = {
  number: 'Please enter a number of at most',
  int: 'Please enter a number of at most',
};
const LEAST: Record<string, string> = {
  number: 'Please enter a number of at least',
  int: 'Please enter a number of at least',
};
const UNIT: Record<string, string> = { string: ' characters', array: ' entries' };

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';
const figure = (bound: number | bigint) => bound.toLocaleString('en-GB');

/** A short list is named; a long one stands beside the field. */
function oneOf(values: readonly unknown[]): string {
  const names = values.filter((value) => value !== '').map(String);
  if (names.length === 0) return 'Please leave this field empty.';
  return names.length <= 8 ? `Please choose one of: ${names.join(', ')}.` : 'Please choose one from the list.';
}

z.config({ customError: (issue) => (WORDS[issue.code] as (issue: z.core.$ZodRawIssue) => string)(issue) });
