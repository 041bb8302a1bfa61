import { z } from 'zod';
import { id, paging } from '../fields';
import { operation } from '../operation';

export const activities = operation({
  method: 'GET',
  path: '/get-activities/{userId}',
  tag: 'Activity',
  summary: 'What a user did, newest first',
  access: 'signed-in',
  params: z.object({ userId: id }),
  query: z.object(paging),
  result: z.object({
    success: z.boolean(),
    data: z.array(z.object({ _id: id, activity: z.string(), createdOn: z.string() })),
    message: z.string(),
  }),
  errors: ['not_found'],
});
