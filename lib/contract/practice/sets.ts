import { z } from 'zod';
import { done } from '../fields';
import { operation } from '../operation';

const tag = 'Practice';
const access = ['admin'] as const;
const params = z.object({ id: z.string().max(60) });

export const switchPracticeSet = operation({
  method: 'PUT',
  path: '/practice-sets/{id}/shown',
  tag,
  summary: 'Show a practice set to learners, or take it away from them, at once; logged',
  access,
  limit: 'write',
  params,
  body: z.object({ shown: z.boolean() }),
  result: done,
  errors: ['not_found'],
});

export const listenedToPracticeSet = operation({
  method: 'POST',
  path: '/practice-sets/{id}/listened',
  tag,
  summary: 'Say that one has listened to all recordings of a practice set as they are now; logged',
  access,
  limit: 'write',
  params,
  body: z.object({}),
  result: done,
  errors: ['not_found', 'conflict'],
});
