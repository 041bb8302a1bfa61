import { z } from 'zod';
import { done } from '../fields';
import { calls } from '../operation';

const { forAdmins } = calls('Practice');
const params = z.object({ id: z.string().max(60) });

export const switchPracticeSet = forAdmins('PUT /practice-sets/{id}/shown', {
  summary: 'Show a practice set to learners or hide it, with immediate effect. Logged',
  params,
  body: z.object({ shown: z.boolean() }),
  result: done,
  errors: ['not_found'],
});

export const listenedToPracticeSet = forAdmins('POST /practice-sets/{id}/listened', {
  summary: 'Record that the caller has listened to all current recordings of a practice set; logged',
  params,
  body: z.object({}),
  result: done,
  errors: ['not_found', 'conflict'],
});
