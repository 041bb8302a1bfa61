import { z } from 'zod';
import { LEGAL_KINDS } from '@/lib/domain/accounts/legal-texts';
import { day, done, SUPPORTED_TEXT } from '../fields';
import { calls } from '../operation';

/** The site's privacy, terms and refund texts, each in versions. */

const { forAdmins } = calls('Site');
const kind = z.enum(LEGAL_KINDS);
const version = z.object({ kind, n: z.number(), text: z.string(), day });

export const legalTexts = forAdmins('GET /operator/texts', {
  summary: 'Every version of the site’s legal texts, the newest first',
  result: z.object({ texts: z.array(version) }),
});

export const addLegalText = forAdmins('POST /operator/texts', {
  summary: 'Publish a new version of a legal text (empty: remove it). Logged. 409 if `seen` is not the newest',
  body: z.object({
    kind,
    /** Plain text; an empty line begins a paragraph. */
    text: z
      .string()
      .trim()
      .max(60_000, 'At most 60,000 characters.')
      .refine(...SUPPORTED_TEXT),
    /** The number of the version that was in force when this one was written; 0 for none. */
    seen: z.number().int().min(0),
  }),
  result: done.extend({ version }),
  errors: ['conflict'],
});
