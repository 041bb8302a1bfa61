import { z } from 'zod';
import { FILE_PARTS, type FilePart } from '@/lib/domain/access-log';
import { ROLE_CODES, type Role } from '@/lib/domain/roles';
import { id, paged } from '../fields';
import { calls } from '../operation';

const { forStudents } = calls('My data');

const entry = z
  .object({
    _id: id,
    reader: z.object({ name: z.string(), role: z.enum(Object.keys(ROLE_CODES) as Role[]) }),
    /** What was opened, in this order, each once. */
    seen: z.array(
      z.object({
        part: z.enum(Object.keys(FILE_PARTS) as FilePart[]),
        /** The record's id. */
        of: id,
        /** What it is, for the student: 'the document passport.pdf'. */
        words: z.string(),
        on: z.string(),
      }),
    ),
    startedOn: z.string(),
    lastOn: z.string(),
  })
  .meta({ id: 'Reading' });
/** One visit to a student's file, as the student reads of it. */
export type AccessLogEntryView = z.infer<typeof entry>;

export const ownAccessLog = forStudents('GET /my-visits', {
  summary: 'Who opened the caller’s file, which part and when: one entry per visit, newest first; stored for a year',
  query: z.object(paged(20)),
  result: z.object({ visits: z.array(entry), total: z.number() }),
});
