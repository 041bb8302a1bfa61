import { z } from 'zod';
import { MOST_SHARED_FILES } from '@/lib/domain/shares';
import { day, done, id, line } from '../fields';
import { calls } from '../operation';

const { forAnyone, forStudents } = calls('My data');
const token = z.string().regex(/^[\w-]{20,100}$/, 'This link is incomplete. Please open the whole link.');

const share = z
  .object({
    _id: id,
    /** Whom it is for. */
    name: z.string(),
    /** The names of the documents. */
    files: z.array(z.string()),
    /** The address to give away; null once it doesn't work any more. */
    link: z.string().nullable(),
    endsOn: z.string(),
    revokedOn: z.string().nullable(),
    /** The newest first; `file` is '' for the list itself. */
    openings: z.array(z.object({ on: z.string(), file: z.string() })),
    opened: z.number(),
    createdOn: z.string(),
  })
  .meta({ id: 'Share' });
/** A link to documents, as the student who made it sees it. */
export type ShareView = z.infer<typeof share>;

export const listShares = forStudents('GET /my-shares', {
  summary: "The caller's document links, newest first, with the recipient and when they were opened",
  result: z.object({ shares: z.array(share) }),
});

export const makeShare = forStudents('POST /my-shares', {
  summary: 'Create a link that lets one person open chosen documents until a date',
  body: z.object({
    name: line(120, 'Please enter who it is for.'),
    fileIds: z
      .array(id)
      .min(1, 'Please choose a document.')
      .max(MOST_SHARED_FILES, `At most ${MOST_SHARED_FILES} documents.`),
    until: day,
  }),
  result: done.extend({ share }),
  status: 201,
  errors: ['conflict'],
});

export const endShare = forStudents('DELETE /my-shares/{id}', {
  summary: 'End a link at once; repeating it has no effect',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});

export const downloadShared = forAnyone('GET /shared/{token}/{fileId}', {
  summary: 'A document behind a link that its student created; each view is recorded',
  params: z.object({ token, fileId: id }),
  result: 'stream',
  errors: ['not_found'],
});
