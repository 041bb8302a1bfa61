import { z } from 'zod';
import { done, id } from '../fields';
import { operation } from '../operation';
import { applicationView } from './applications';

export const allowReopening = operation({
  method: 'PUT',
  path: '/applications/{id}/reopening',
  tag: 'Applications',
  summary: "Allow the student and their agent to reopen a withdrawn application (a move to 'Pending'), or no longer",
  access: ['team', 'admin'],
  limit: 'write',
  params: z.object({ id }),
  body: z.object({ allowed: z.boolean() }),
  result: done.extend({ application: applicationView }),
  errors: ['not_found', 'conflict'],
});
