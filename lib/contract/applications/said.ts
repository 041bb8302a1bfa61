import { z } from 'zod';
import { asText, done, id, optionalLine, SUPPORTED_TEXT } from '../fields';
import { calls } from '../operation';
import { documentRule } from '../profile/documents';
import { applicationView, moveReason, status } from './applications';
import { interviewInput } from './status-part-fields';

/** What an agency that handles an application says in the university's name: shown, objected to, settled. */
const { forAgents, forStaff, forStudents } = calls('Applications');

const params = z.object({ id, saidId: id });
const text = z
  .string()
  .trim()
  .max(1000, 'At most 1,000 characters.')
  .refine(...SUPPORTED_TEXT)
  .default('');
const result = done.extend({ application: applicationView });

export const moveWithEvidence = forAgents('POST /applications/{id}/said', {
  summary:
    'Change the status of an application the agency handles, with a letter, email, picture of the portal or reference that shows it',
  limit: 'upload',
  params: z.object({ id }),
  body: z.object({
    status,
    reason: moveReason,
    from: status.optional(),
    /** As JSON text. */
    interview: asText(interviewInput, 'Please send the interview as JSON text.').optional(),
    reference: optionalLine(200),
  }),
  files: { file: documentRule },
  result,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const showEvidence = forAgents('POST /applications/{id}/said/{saidId}/evidence', {
  summary:
    'Show what a statement in the university’s name rests on: a letter, email or picture of the portal, or a reference',
  limit: 'upload',
  params,
  body: z.object({ reference: optionalLine(200) }),
  files: { file: documentRule },
  result,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const objectTo = forStudents('POST /applications/{id}/said/{saidId}/objection', {
  summary: 'Say that it isn’t so: staff handle the application from then on, and no due day runs until they settled it',
  params,
  body: z.object({ note: text }),
  result,
  errors: ['not_found', 'conflict'],
});

export const settleObjection = forStaff('PUT /applications/{id}/said/{saidId}/settled', {
  summary: 'Settle an objection of the student: it is so, or it isn’t',
  params,
  body: z.object({ holds: z.boolean(), reason: text }),
  result,
  errors: ['not_found', 'conflict'],
});

export const undoAcceptance = forStudents('DELETE /applications/{id}/offer/reply', {
  summary: 'Undo, within 48 hours, an acceptance that the agency gave of an offer it recorded itself',
  params: z.object({ id }),
  result,
  errors: ['not_found', 'conflict'],
});
