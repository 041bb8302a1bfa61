import { z } from 'zod';
import { CLAUSE_ANSWERS } from '@/lib/domain/requirements/clause-answers';
import { CLAUSE_GROUPS } from '@/lib/domain/requirements/clause-groups';
import { done, seen } from '../fields';
import { calls } from '../operation';

const { forAdmins } = calls('Catalogue');

const clause = z
  .object({
    /** Names it in the other calls. */
    key: z.string(),
    /** As the texts say it. */
    words: z.string(),
    /** What it was read as, in plain words. */
    reading: z.string(),
    /** Whether it was understood, so that the reading can be confirmed. */
    canConfirm: z.boolean(),
    /** How many courses had it at the last count. */
    courses: z.number(),
    example: z.object({ id: z.string(), name: z.string() }).nullable(),
    answer: z.enum(CLAUSE_ANSWERS).nullable(),
    /** When (ISO 8601) and by whom it was answered. */
    said: z.object({ at: z.string(), by: z.string() }).nullable(),
    /** Whether the courses follow it already. */
    isApplied: z.boolean(),
  })
  .meta({ id: 'RequirementClause' });
/** A wording that many courses share, as admins judge it. */
export type RequirementClauseView = z.infer<typeof clause>;

const key = z.string().min(1).max(1_000);
const saved = done.extend({ clause }).meta({ id: 'AnsweredClause' });

export const listClauses = forAdmins('GET /requirement-clauses', {
  summary: 'Clauses found in requirement texts, most frequent first, with how each was understood',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    q: z.string().trim().max(100).default(''),
    group: z.enum(CLAUSE_GROUPS).optional().meta({ description: 'All of them if omitted.' }),
  }),
  result: z.object({
    clauses: z.array(clause),
    total: z.number(),
    /** How many there are of each group, whatever is searched. */
    counts: z.record(z.enum(CLAUSE_GROUPS), z.number()),
    /** Courses are still to follow an answer. */
    isWorking: z.boolean(),
  }),
});

export const answerClause = forAdmins('PUT /requirement-clauses', {
  summary: 'Set what a clause means, for all courses that contain it. They are updated in the background',
  body: z.object({ key, answer: z.enum(CLAUSE_ANSWERS), seen }),
  result: saved,
  errors: ['not_found', 'conflict'],
});

export const takeBackClause = forAdmins('DELETE /requirement-clauses', {
  summary: 'Remove the answer to a clause. It goes back to the automatic reading',
  body: z.object({ key }),
  result: saved,
  errors: ['not_found'],
});
