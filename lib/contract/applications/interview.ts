import { z } from 'zod';
import { done, id, optionalLine, seen } from '../fields';
import { calls } from '../operation';
import { applicationView } from './applications';
import { interviewInput } from './status-part-fields';

const { forAgentsAndStaff } = calls('Applications');

export const putInterview = forAgentsAndStaff('PUT /applications/{id}/interview', {
  scope: 'applications:write',
  summary: 'Enter or change an interview. Only for whoever handles the application. Student and agent are notified',
  params: z.object({ id }),
  body: interviewInput.safeExtend({
    seen,
    /** For an agency that handles: a reference that shows it, such as the university's email of a day. */
    evidence: optionalLine(200),
  }),
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict'],
});
