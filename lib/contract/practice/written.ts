import { z } from 'zod';
import { operation } from '../operation';

/** Practice sets that admins wrote in the browser, while that was possible. */

const tag = 'Practice';
const access = ['admin'] as const;

const writtenSet = z.object({
  /** Of an edition its own, of a draft with `-draft`. */
  id: z.string(),
  title: z.string(),
  /** Its number; null for a draft. */
  edition: z.number().nullable(),
  byName: z.string(),
  at: z.string(),
});
export type WrittenSet = z.infer<typeof writtenSet>;

export const listWrittenSets = operation({
  method: 'GET',
  path: '/practice-written',
  tag,
  summary: 'Drafts and published editions of practice sets that were written in the browser before sets were files',
  access,
  result: z.object({ sets: z.array(writtenSet) }),
});

export const writtenSetFile = operation({
  method: 'GET',
  path: '/practice-written/{id}',
  tag,
  summary:
    "One of them as a JSON file for the folder of the site's own sets; a draft that can't be read as a set comes as its text",
  access,
  params: z.object({
    id: z.string().regex(/^own-[0-9a-f]{8}(-draft|-e\d{1,4})?$/, 'This is no set that was written here.'),
  }),
  result: 'stream',
  errors: ['not_found'],
});
