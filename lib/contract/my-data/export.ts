import { z } from 'zod';
import { done } from '../fields';
import { calls } from '../operation';

const { forStudents } = calls('My data');

const fileExport = z.object({
  state: z.enum(['working', 'ready', 'failed']),
  /** Files of the archive that are written, of all; `total` is 0 while unknown. */
  done: z.number(),
  total: z.number(),
  /** Bytes; 0 until it is ready. */
  size: z.number(),
  /** ISO 8601. */
  askedOn: z.string(),
  /** Until when it can be fetched; null until it is ready. */
  endsOn: z.string().nullable(),
});
/** The archive of a student's file and how far it is. */
export type FileExportView = z.infer<typeof fileExport>;

export const startExport = forStudents('POST /my-file/export', {
  summary:
    'Create one archive of everything stored about the caller, in the background. If one is already being created, that one is returned',
  confirm: ['student'],
  result: done.extend({ export: fileExport }),
  status: 202,
});

export const ownExport = forStudents('GET /my-file/export', {
  summary: "The caller's archive: its progress and until when it can be downloaded; null if there is none",
  unattended: true,
  result: z.object({ export: fileExport.nullable() }),
});

export const downloadExport = forStudents('GET /my-file/export/download', {
  summary: "The caller's archive, a ZIP whose manifest is signed by the site",
  confirm: ['student'],
  limit: 'whole-list',
  result: 'stream',
  errors: ['not_found'],
});
