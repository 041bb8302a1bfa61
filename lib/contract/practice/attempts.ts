import { z } from 'zod';
import { done } from '../fields';
import { calls } from '../operation';

const { forStudents } = calls('Practice');
const MOST_KEPT = 100;

/** A question's number or a part's place. */
const number = z.string().regex(/^\d{1,3}$/);
const few = <T extends z.ZodType>(value: T) =>
  z
    .record(number, value, 'Please send the entries as an object with the question numbers as its keys.')
    .refine((kept) => Object.keys(kept).length <= MOST_KEPT, `Please send at most ${MOST_KEPT} entries.`);
const piece = z.string().max(400);
const answer = z.union(
  [z.string().max(20_000), z.array(piece).max(150), z.record(number, piece)],
  'Please answer in text, or in a list of texts.',
);
const places = z.array(z.number().int().min(0).max(200)).max(MOST_KEPT);

/** Highlighted words of a passage: from a letter of a paragraph on, up to before another. */
const highlight = z.object({
  paragraph: z.string().max(40),
  from: z.number().int().min(0).max(10_000),
  to: z.number().int().min(1).max(10_000),
});

const revision = z.number().int().min(0);
/** When each entry was changed last: in milliseconds since 1970, each later than any before. One without is as old as can be. */
const revisions = z
  .object({ answers: few(revision), notes: few(revision), highlights: few(revision), flagged: few(revision) })
  .partial();

const work = z.object({
  answers: few(answer),
  notes: few(z.string().max(5_000)),
  /** By the passage's place, from 0. */
  highlights: few(z.array(highlight).max(MOST_KEPT)).default({}),
  flagged: places,
  heard: places,
  part: z.number().int().min(0).max(200),
  /** Seconds with each part in view, by its place from 0. */
  spent: few(z.number().min(0).max(1_000_000)).default({}),
  done: z.boolean(),
});

const keptAttempt = work.extend({
  setId: z.string(),
  mode: z.enum(['practise', 'test']),
  revisions,
  /** Until the attempt's deadline, by the server's clock, never below 0; null without a clock. */
  secondsLeft: z.number().nullable(),
  /** How many times the test's own time, 0 without a limit; null where it was not kept. */
  factor: z.number().nullable(),
  /** Of a PTE test, where one only goes forward; null for all others. */
  clock: z
    .object({
      /** The place of the first task under it. */
      from: z.number(),
      /** Milliseconds, by the server's clock; null without a limit. */
      left: z.number().nullable(),
      /** It stands still until the task's recording has begun. */
      runs: z.boolean(),
    })
    .nullable(),
  savedOn: z.string(),
});
/** How far a learner is with a set, to go on from. */
export type KeptAttempt = z.infer<typeof keptAttempt>;

const params = z.object({ id: z.string().max(60) });
const mode = z.enum(['practise', 'test']);

export const practiceAttempt = forStudents('GET /practice/{id}/attempt', {
  summary: "The student's own attempt at a practice set, null if there is none",
  params,
  query: z.object({ mode }),
  result: z.object({ attempt: keptAttempt.nullable() }),
  errors: ['not_found'],
});

export const keepPracticeAttempt = forStudents('PUT /practice/{id}/attempt', {
  summary:
    "Save the student's work on a practice set, entry by entry: entries in `seen` are changed, or cleared if not sent, unless another device has changed them since that revision; all others only fill what is empty. The answer is the saved state. The first call with `factor` sets the deadline of a test. In a PTE test `part` only goes forward, and tasks before it stay as they are",
  params,
  body: work.extend({
    mode,
    /** The entries that were changed, each with the revision it was changed from; 0 where it had none. */
    seen: revisions.optional(),
    /** How many times the test's own time, 0 without a clock. It counts when the attempt begins, and never after. */
    factor: z.union([z.literal(0), z.literal(1), z.literal(1.25), z.literal(1.5), z.literal(2)]).default(0),
    /** Of a PTE test: what the page's clock has left, in milliseconds. It can shorten the time, never lengthen it. */
    clock: z.object({ from: z.number().int().min(0).max(200), left: z.number().min(0) }).optional(),
  }),
  result: z.object({ attempt: keptAttempt }),
  errors: ['not_found'],
});

export const dropPracticeAttempt = forStudents('DELETE /practice/{id}/attempt', {
  summary: "Delete the student's own attempt at a practice set",
  params,
  query: z.object({ mode }),
  result: done,
  errors: ['not_found'],
});
