import { z } from 'zod';
import { id } from '../fields';
import { operation } from '../operation';

const entry = z.object({
  /** Its place in the chain, from 0; null for one that the chain doesn't hold. */
  n: z.number().nullable(),
  /** ISO 8601, as the digest has it. */
  at: z.string(),
  kind: z.enum(['move', 'act']),
  /** The status it was moved to, or the act. */
  what: z.string(),
  /** The id of who did it; null for the system, and once that is deleted. */
  by: id.nullable(),
  byRole: z.string(),
  byName: z.string(),
  label: z.string(),
  reason: z.string(),
  /** null once the texts are deleted; `textDigest` then stands in their place. */
  salt: z.string().nullable(),
  textDigest: z.string().nullable(),
});

export const applicationHistory = operation({
  method: 'GET',
  path: '/applications/{id}/history',
  tag: 'My data',
  summary: "An application's history with the hash chain over it, and what in it is not as it was written",
  access: ['student', 'agent', 'team', 'admin'],
  params: z.object({ id }),
  result: z.object({
    application: z.object({ _id: id, courseId: id, year: z.number(), month: z.string() }),
    /** The link before the first entry: the SHA-256, in base64url, of `["history", _id, courseId, year, month]` as JSON. */
    first: z.string(),
    chain: z.object({ from: z.number(), base: z.string(), digests: z.array(z.string()), head: z.string() }).nullable(),
    entries: z.array(entry),
    /** Sentences; none for a whole history. */
    problems: z.array(z.string()),
  }),
  errors: ['not_found'],
});
