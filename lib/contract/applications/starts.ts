import { z } from 'zod';
import { done, id, optionalLine, SUPPORTED_TEXT } from '../fields';
import { calls } from '../operation';
import { applicationView } from './applications';
import { askedBy, closes, newStart } from './start-fields';

const { forAgentsAndStaff, forStudents } = calls('Applications');

const params = z.object({ id });
/** The other side reads it. */
const reason = z
  .string('Please enter a reason.')
  .trim()
  .min(1, 'Please enter a reason.')
  .max(1000, 'At most 1,000 characters.')
  .refine(...SUPPORTED_TEXT);
const result = done.extend({ application: applicationView });

export const changeStart = forAgentsAndStaff('POST /applications/{id}/start', {
  summary:
    'Change the start of an application: for a deferred application once the new start is known, or as a correction. Only for the person handling it. If it has not been sent yet, the student must confirm again',
  params,
  body: z.object({
    ...newStart.shape,
    askedBy,
    reason,
    /** What shows it, such as the number of the university's letter. */
    evidence: optionalLine(200).optional(),
    closes: closes.optional(),
    /** The start the caller saw, such as 'Sep 2027' or 'not known yet'; when it is another by now, nothing changes (409). */
    seen: z.string().max(40).optional(),
  }),
  result,
  errors: ['not_found', 'conflict'],
});

export const askStart = forStudents('POST /applications/{id}/start-request', {
  summary: 'Ask for a later start, once there is an offer. Whoever handles the application decides',
  params,
  body: z.object({
    /** Null: not known yet. */
    start: newStart.nullable(),
    reason,
  }),
  result,
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const refuseStart = forAgentsAndStaff('POST /applications/{id}/start-request/refusal', {
  summary: 'Decline a student’s request for a later start. Only for the person handling the application',
  params,
  body: z.object({ reason }),
  result,
  errors: ['not_found', 'conflict'],
});
