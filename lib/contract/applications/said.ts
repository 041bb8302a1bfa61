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
  summary: 'Add evidence for what the agency recorded for the university: a file or a reference',
  limit: 'upload',
  params,
  body: z.object({ reference: optionalLine(200) }),
  files: { file: documentRule },
  result,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const objectTo = forStudents('POST /applications/{id}/said/{saidId}/objection', {
  summary: 'Report that something the agency recorded is not true. Staff take over and pause all due dates',
  params,
  body: z.object({ note: text }),
  result,
  errors: ['not_found', 'conflict'],
});

export const settleObjection = forStaff('PUT /applications/{id}/said/{saidId}/settled', {
  summary: 'Decide on a student’s report that something is not true',
  params,
  body: z.object({ holds: z.boolean(), reason: text }),
  result,
  errors: ['not_found', 'conflict'],
});

export const undoAcceptance = forStudents('DELETE /applications/{id}/offer/reply', {
  summary: 'Undo, within 48 hours, the agency’s acceptance of an offer that it recorded itself',
  params: z.object({ id }),
  result,
  errors: ['not_found', 'conflict'],
});
