import { z } from 'zod';
import { done, id } from '../fields';
import { calls } from '../operation';

const { forStaff, forStudents } = calls('My data');
/** When it is deleted, ISO 8601; null for an account that stays. */
const leavesOn = z.string().nullable();

export const ownDeletion = forStudents('GET /my-file/deletion', {
  summary: "Whether and when the caller's account will be deleted",
  result: z.object({ leavesOn }),
});

export const askForDeletion = forStudents('POST /my-file/deletion', {
  whenFull: true,
  summary: "Delete the caller's account and all data about them after seven days; repeating it returns the same date",
  confirm: ['student'],
  result: done.extend({ leavesOn }),
});

export const stopDeletion = forStudents('DELETE /my-file/deletion', {
  summary: "Stop the deletion of the caller's account; has no effect if none is planned",
  result: done,
});

export const startDeletionOf = forStaff('POST /students/{id}/deletion', {
  whenFull: true,
  summary: "Delete a student's account at their request after seven days; they get an email and can stop the deletion",
  confirm: ['team', 'admin'],
  params: z.object({ id }),
  result: done.extend({ leavesOn }),
  errors: ['not_found', 'conflict'],
});

export const stopDeletionOf = forStaff('DELETE /students/{id}/deletion', {
  summary: 'Stop a deletion that staff started; 403 if the student requested it',
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});
