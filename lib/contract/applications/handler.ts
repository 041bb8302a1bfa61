import { z } from 'zod';
import { done, id } from '../fields';
import { calls } from '../operation';
import { applicationView, moveReason } from './applications';

const { forAgentsAndStaff } = calls('Applications');

export const putHandler = forAgentsAndStaff('PUT /applications/{id}/handler', {
  summary:
    'Hand an application over to the student’s agency (only if an admin has allowed that agency to handle it) or to staff. Handing it to staff needs a reason: staff take it over, or the agency gives it back',
  params: z.object({ id }),
  body: z.object({
    to: z.enum(['staff', 'agency'], "Please choose 'staff' or 'agency'."),
    /** The student reads it. Needed for what goes to staff. */
    reason: moveReason,
  }),
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict'],
});
