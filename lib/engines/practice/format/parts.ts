import { z } from 'zod';

/** Pieces that several kinds of practice sets are made of. Full pieces are strict: a misspelt field is an error. */

export const text = z.string().trim().min(1).max(6_000);
export const letter = z.string().min(1).max(40);
/** A question's number in its set. */
export const number = z.number().int().min(1).max(100);
export const day = z.iso.date();

/** Words that stand literally in the passage or transcript and settle the answer. */
const proof = z.array(z.string().min(3)).min(1);
export const options = z.record(letter, text);
export const reasons = z.record(letter, text);
/** What only the server knows of every marked item, besides its key. */
export const proved = { proof, why: text };

export const limit = z.strictObject({ words: z.number().int().min(0).max(3), numbers: z.number().int().min(0).max(2) });

export const table = z.strictObject({
  head: z.array(z.string()).min(2),
  rows: z.array(z.array(z.string()).min(2)).min(1),
});

export const drawingName = z.string().regex(/^[a-z0-9-]+\.svg$/);

/** A chart, plan or map: a drawing of its own file beside the set, and the same for those who can't see it. */
export const figure = z.strictObject({
  svg: drawingName,
  title: text,
  description: text,
  table: table.optional(),
});
export type Figure = z.infer<typeof figure>;

/** For tasks that are not marked: what to look for in one's own answer, and how another did it. */
export const selfCheck = z.array(text).min(4);
export const model = z.strictObject({ answer: z.array(text).min(1), notes: z.array(text).min(2) });

export const accent = z.enum(['british', 'australian', 'new-zealand', 'north-american']);

export const gapKind = z.enum(['text', 'number', 'time', 'date', 'money', 'code']);
export const gapStyle = z.enum([
  'notes',
  'form',
  'table',
  'summary',
  'sentences',
  'flow-chart',
  'short-answers',
  'diagram',
]);
export const matchOf = z.enum(['headings', 'information', 'features', 'endings', 'labels', 'box', 'speakers']);
export const truthValues = z.enum(['TRUE/FALSE/NOT GIVEN', 'YES/NO/NOT GIVEN']);
