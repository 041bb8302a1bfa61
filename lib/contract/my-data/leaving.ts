import { z } from 'zod';
import { done, id } from '../fields';
import { operation } from '../operation';

const tag = 'My data';
/** When it is deleted, ISO 8601; null for an account that stays. */
const leavesOn = z.string().nullable();

export const ownDeletion = operation({
  method: 'GET',
  path: '/my-file/deletion',
  tag,
  summary: "Whether the caller's account is going to be deleted, and when",
  access: ['student'],
  result: z.object({ leavesOn }),
});

export const askForDeletion = operation({
  method: 'POST',
  path: '/my-file/deletion',
  tag,
  whenFull: true,
  summary:
    "Delete the caller's account and all that is kept about them, after seven days; again, the same day is answered",
  access: ['student'],
  confirm: ['student'],
  limit: 'write',
  result: done.extend({ leavesOn }),
});

export const stopDeletion = operation({
  method: 'DELETE',
  path: '/my-file/deletion',
  tag,
  summary: 'Keep the account after all; one that stays anyway is fine',
  access: ['student'],
  limit: 'write',
  result: done,
});

export const startDeletionOf = operation({
  method: 'POST',
  path: '/students/{id}/deletion',
  tag,
  whenFull: true,
  summary: "Delete a student's account on their request, after seven days; they get an e-mail and can stop it",
  access: ['team', 'admin'],
  confirm: ['team', 'admin'],
  limit: 'write',
  params: z.object({ id }),
  result: done.extend({ leavesOn }),
  errors: ['not_found', 'conflict'],
});

export const stopDeletionOf = operation({
  method: 'DELETE',
  path: '/students/{id}/deletion',
  tag,
  summary: 'Stop a deletion that staff started; 403 for one that the student asked for',
  access: ['team', 'admin'],
  limit: 'write',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
