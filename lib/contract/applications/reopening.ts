import { z } from 'zod';
import { done, id } from '../fields';
import { calls } from '../operation';
import { applicationView } from './applications';

const { forStaff } = calls('Applications');

export const allowReopening = forStaff('PUT /applications/{id}/reopening', {
  summary: "Allow the student and their agent to reopen a withdrawn application (to 'Pending'), or stop allowing it",
  params: z.object({ id }),
  body: z.object({ allowed: z.boolean() }),
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict'],
});
