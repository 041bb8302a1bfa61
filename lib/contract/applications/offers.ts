import { z } from 'zod';
import { MOST_CONDITIONS, OFFER_REPLIES } from '@/lib/domain/applications/offers';
import { AMOUNT_WANTED } from '@/lib/domain/money/minor';
import { isCurrency } from '@/lib/domain/money/money';
import { asText, done, id, line, optionalLine, orNull, SUPPORTED_TEXT, seen } from '../fields';
import { major } from '../money';
import { calls, type FileRule } from '../operation';
import { documentRule } from '../profile/documents';
import { applicationView, sentOutside } from './applications';
import { optionalDay } from './checklist';

const { forAgents, forAgentsAndStaff, forApplicants } = calls('Offers');
const MB = 1024 * 1024;

const letterRule: FileRule = { maxBytes: 10 * MB, accepts: 'PDF, up to 10 MB' };

/** A form sends 'true' and 'false', and one text where JSON has a list. */
const yesOrNo = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((typed) => typed === 'true')],
  "Please choose whether the offer is conditional: 'true' or 'false'.",
);

/** Conditions as multipart forms send them: a repeated field, a JSON list of texts, or one text per line. */
const conditions = z
  .union([z.array(z.string()).max(50), z.string().max(10_000)], 'Please enter the conditions, one per line.')
  .default('')
  .transform((typed) => (typeof typed === 'string' ? listOf(typed) : typed))
  .pipe(
    z.array(line(300, 'Please enter the condition.')).max(MOST_CONDITIONS, `At most ${MOST_CONDITIONS} conditions.`),
  );

const reason = z
  .string()
  .trim()
  .max(1000, 'At most 1,000 characters.')
  .refine(...SUPPORTED_TEXT)
  .default('');

export const putOffer = forAgentsAndStaff('PUT /applications/{id}/offer', {
  summary:
    'Record or change the offer, which sets the status to Conditional Offer or Offer Received. Only for whoever handles the application',
  limit: 'upload',
  params: z.object({ id }),
  body: z.object({
    conditional: yesOrNo,
    /** Each becomes an item of the checklist. */
    conditions,
    replyBy: optionalDay,
    /** In major units of `currency`. */
    deposit: orNull(major('No deposit is required.', 1_000_000_000), AMOUNT_WANTED),
    currency: z
      .union([
        z.literal(''),
        z.string().trim().toUpperCase().refine(isCurrency, 'Please enter a currency code, for example GBP.'),
      ])
      .default(''),
    depositBy: optionalDay,
    startOn: optionalDay,
    /** CAS, CoE, I-20, LOA … */
    reference: optionalLine(60),
    studentNumber: optionalLine(40)
      .unwrap()
      .optional()
      .meta({ description: 'The university’s own number for the student. If missing, it stays as it is' }),
    sentOutside,
    /** For an agency that handles: what shows the offer beside its letter, or where it has none. */
    evidence: optionalLine(200),
    seen: asText(seen.unwrap(), 'Please send the data the form was filled with, as JSON text.').optional(),
  }),
  files: { letter: letterRule, shown: documentRule },
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const replyToOffer = forApplicants('POST /applications/{id}/offer/reply', {
  summary:
    "Accept or decline an offer: by the student, or by their agent if the student's consent allows it. Declining needs a reason and withdraws the application",
  params: z.object({ id }),
  body: z.object({ reply: z.enum(OFFER_REPLIES, "Please choose 'accept' or 'decline'."), reason }),
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict'],
});

export const recommendReply = forAgents('POST /applications/{id}/offer/recommendation', {
  summary: "The agent's recommendation to their student on how to reply",
  params: z.object({ id }),
  body: z.object({ reply: z.enum(OFFER_REPLIES, "Please choose 'accept' or 'decline'."), note: reason }),
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict'],
});

function listOf(typed: string): unknown {
  const text = typed.trim();
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      // Not JSON after all: lines.
    }
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
