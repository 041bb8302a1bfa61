import { z } from 'zod';
import { done, id } from '../fields';
import { calls } from '../operation';

const { forStudents } = calls('Practice');

const practiceResult = z
  .object({
    _id: id,
    setId: z.string(),
    title: z.string(),
    exam: z.enum(['ielts-academic', 'pte-academic']),
    skill: z.enum(['reading', 'listening', 'pte-reading', 'pte-listening', 'pte-speaking-writing']),
    whole: z.boolean(),
    mode: z.enum(['practise', 'test']),
    points: z.number(),
    most: z.number(),
    /** How many times the test's own time, 0 without a limit; null where it was not kept. */
    factor: z.number().nullable(),
    /** Seconds with the test in view; null where they were not counted. */
    seconds: z.number().nullable(),
    /** The set's answers had not been seen before it. */
    first: z.boolean(),
    /** Two neighbouring bands of a whole IELTS test; null for all else. An estimate: it is worked out anew each time, and kept nowhere. */
    band: z.object({ from: z.number().nullable(), to: z.number() }).nullable(),
    on: z.string(),
  })
  .meta({ id: 'PracticeResult' });
/** A result in the learner's history. */
export type PracticeResultView = z.infer<typeof practiceResult>;

export const practiceResults = forStudents('GET /practice-results', {
  summary: 'Results of the practice sets the student submitted, newest first, at most the last 200',
  result: z.object({ results: z.array(practiceResult) }),
});

export const removePracticeResult = forStudents('DELETE /practice-results/{id}', {
  summary: "Remove one of the student's own practice results",
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
