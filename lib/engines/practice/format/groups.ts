import { z } from 'zod';
import {
  figure,
  gapKind,
  gapStyle,
  letter,
  limit,
  matchOf,
  number,
  options,
  proved,
  reasons,
  table,
  text,
  truthValues,
} from './parts';

/**
 * Groups of marked IELTS questions. Each is declared twice: in full, as it is written and kept on the server, and as a
 * browser gets it. The second is a list of what may be shown, so that a new field stays on the server until it is named.
 */

const asked = { n: number, q: text };
const heading = { instruction: text };

const truth = { kind: z.literal('truth'), values: truthValues, ...heading };
const choice = { kind: z.literal('choice'), ...heading };
/** One question with several right options, which takes as many numbers. */
const choose = { kind: z.literal('choose'), ...heading, numbers: z.array(number).min(2), q: text, options };
const match = {
  kind: z.literal('match'),
  ...heading,
  of: matchOf,
  options,
  /** Whether an option may be used more than once. */
  reuse: z.boolean(),
  /** A summary with its gaps as `{14}`, where the options are a box of words. */
  text: z.array(text).optional(),
  figure: figure.optional(),
};
const gaps = {
  kind: z.literal('gaps'),
  ...heading,
  style: gapStyle,
  limit,
  title: text.optional(),
  /** Lines with gaps as `{14}`; a line that begins with `# ` is a heading, with `- ` a point. */
  text: z.array(text).optional(),
  table: table.optional(),
  figure: figure.optional(),
};
/** Several typed answers in any order, which take as many numbers. */
const list = { kind: z.literal('list'), ...heading, numbers: z.array(number).min(2), q: text, limit };

const keyed = { key: letter, ...proved };
const gapItem = { n: number, q: text.optional() };

const fullChoice = z.strictObject({ ...asked, options, ...keyed, wrong: reasons });
const fullGap = z.strictObject({ ...gapItem, key: z.array(text).min(1), as: gapKind.optional(), ...proved });

export const fullGroup = z.discriminatedUnion('kind', [
  z.strictObject({ ...truth, items: z.array(z.strictObject({ ...asked, ...keyed })).min(1) }),
  z.strictObject({ ...choice, items: z.array(fullChoice).min(1) }),
  z.strictObject({ ...choose, key: z.array(letter).min(2), ...proved, wrong: reasons }),
  z.strictObject({ ...match, items: z.array(z.strictObject({ ...asked, ...keyed })).min(1), unused: reasons }),
  z.strictObject({ ...gaps, items: z.array(fullGap).min(1) }),
  z.strictObject({ ...list, keys: z.array(z.array(text).min(1)).min(2), ...proved }),
]);
export type FullGroup = z.infer<typeof fullGroup>;

export const publicGroup = z.discriminatedUnion('kind', [
  z.object({ ...truth, items: z.array(z.object(asked)) }),
  z.object({ ...choice, items: z.array(z.object({ ...asked, options })) }),
  z.object(choose),
  z.object({ ...match, items: z.array(z.object(asked)) }),
  z.object({ ...gaps, items: z.array(z.object(gapItem)) }),
  z.object(list),
]);
