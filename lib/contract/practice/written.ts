import { z } from 'zod';
import { calls } from '../operation';

/** Practice sets that admins wrote in the browser, while that was possible. */

const { forAdmins } = calls('Practice');

const writtenSet = z.object({
  /** Of an edition its own, of a draft with `-draft`. */
  id: z.string(),
  title: z.string(),
  /** Its number; null for a draft. */
  edition: z.number().nullable(),
  byName: z.string(),
  at: z.string(),
});
/** A line of the list that such sets are downloaded from. */
export type WrittenSet = z.infer<typeof writtenSet>;

export const listWrittenSets = forAdmins('GET /practice-written', {
  summary: 'Drafts and published editions of practice sets that were written in the browser before sets were files',
  result: z.object({ sets: z.array(writtenSet) }),
});

export const writtenSetFile = forAdmins('GET /practice-written/{id}', {
  summary:
    'One draft or edition as a JSON file for the folder of the site’s own sets. A draft that can’t be read is returned as text',
  params: z.object({
    id: z.string().regex(/^own-[0-9a-f]{8}(-draft|-e\d{1,4})?$/, 'This set was not written on this site.'),
  }),
  result: 'stream',
  errors: ['not_found'],
});
