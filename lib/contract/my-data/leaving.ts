import { z } from 'zod';
import { done, id } from '../fields';
import { calls } from '../operation';

const { forStaff, forStudents } = calls('My data');
/** When it is deleted, ISO 8601; null for an account that stays. */
const leavesOn = z.string().nullable();

export const ownDeletion = forStudents('GET /my-file/deletion', {
  summary: "Whether the caller's account is going to be deleted, and when",
  result: z.object({ leavesOn }),
});

export const askForDeletion = forStudents('POST /my-file/deletion', {
  whenFull: true,
  summary:
    "Delete the caller's account and all that is kept about them, after seven days; again, the same day is answered",
  confirm: ['student'],
  result: done.extend({ leavesOn }),
});

export const stopDeletion = forStudents('DELETE /my-file/deletion', {
  summary: 'Keep the account after all; one that stays anyway is fine',
  result: done,
});

export const startDeletionOf = forStaff('POST /students/{id}/deletion', {
  whenFull: true,
  summary: "Delete a student's account on their request, after seven days; they get an e-mail and can stop it",
  confirm: ['team', 'admin'],
  params: z.object({ id }),
  result: done.extend({ leavesOn }),
  errors: ['not_found', 'conflict'],
});

export const stopDeletionOf = forStaff('DELETE /students/{id}/deletion', {
  summary: 'Stop a deletion that staff started; 403 for one that the student asked for',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
