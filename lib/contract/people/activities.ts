import { z } from 'zod';
import { id, paging } from '../fields';
import { calls } from '../operation';

const { forSignedIn } = calls('Activity');

export const activities = forSignedIn('GET /get-activities/{userId}', {
  summary: 'A user’s activity, newest first',
  params: z.object({ userId: id }),
  query: z.object(paging),
  result: z.object({
    success: z.boolean(),
    data: z.array(z.object({ _id: id, activity: z.string(), createdOn: z.string() })),
    message: z.string(),
  }),
  errors: ['not_found'],
});
