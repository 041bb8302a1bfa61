import { z } from 'zod';
import { done, id, seen } from '../fields';
import { operation } from '../operation';
import { applicationView } from './applications';
import { interviewInput } from './interview-fields';

export const putInterview = operation({
  method: 'PUT',
  path: '/applications/{id}/interview',
  tag: 'Applications',
  summary: "Enter or change the interview of an application at 'Interview'; student and agent are informed",
  access: ['team', 'admin'],
  limit: 'write',
  params: z.object({ id }),
  body: interviewInput.safeExtend({ seen }),
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict'],
});
