import { z } from 'zod';
import { DOCUMENT_FIELDS } from '@/lib/contract/profile/documents';
import { done } from '../fields';
import { operation } from '../operation';

const tag = 'My data';
const MB = 1024 * 1024;

/** 'new': there is nothing yet; 'same': it is there already; 'differs': something else is there. */
const standing = z.enum(['new', 'same', 'differs']);
export type ImportStanding = z.infer<typeof standing>;

const brought = z.object({
  /** The site that made it, when (ISO 8601), and whose it is, as the archive says. */
  site: z.string(),
  madeOn: z.string(),
  student: z.string(),
  /** Whether this site signed it. */
  ownKey: z.boolean(),
  /** Bytes. */
  size: z.number(),
  /** When profile and documents were filled from it; null until then. */
  filledOn: z.string().nullable(),
  steps: z.array(z.object({ step: z.enum(['personal', 'academic', 'work']), standing })),
  documents: z.array(z.object({ field: z.enum(DOCUMENT_FIELDS), name: z.string(), label: z.string(), standing })),
  /** What comes along as a readable archive. */
  applications: z.number(),
});
export type BroughtView = z.infer<typeof brought>;

export const bringArchive = operation({
  method: 'POST',
  path: '/my-file/import',
  tag,
  summary:
    'Bring the archive of another installation: it is checked and kept, and the plan is answered. Nothing is filled yet',
  access: ['student'],
  limit: 'upload',
  files: { file: { maxBytes: 100 * MB, accepts: 'the ZIP archive of an exported file, up to 100 MB' } },
  body: z.object({}),
  result: done.extend({ plan: brought }),
  status: 201,
  errors: ['too_large', 'unsupported_type'],
});

export const broughtArchive = operation({
  method: 'GET',
  path: '/my-file/import',
  tag,
  summary: 'The archive that the caller brought, with its plan as things stand now; null for none',
  access: ['student'],
  result: z.object({ plan: brought.nullable() }),
});

export const fillFromArchive = operation({
  method: 'POST',
  path: '/my-file/import/fill',
  tag,
  summary: 'Fill profile and documents from the archive: what is new, and with `replace` also the steps that differ',
  access: ['student'],
  limit: 'write',
  body: z.object({ replace: z.boolean('Please say true or false.').default(false) }),
  result: done.extend({ plan: brought }),
  errors: ['not_found', 'conflict'],
});

export const downloadBrought = operation({
  method: 'GET',
  path: '/my-file/import/archive',
  tag,
  summary: 'The archive that the caller brought, as it came',
  access: ['student'],
  limit: 'whole-list',
  result: 'stream',
  errors: ['not_found'],
});

export const removeBrought = operation({
  method: 'DELETE',
  path: '/my-file/import',
  tag,
  summary: 'Remove the archive that the caller brought; what was filled from it stays',
  access: ['student'],
  limit: 'write',
  result: done,
});
