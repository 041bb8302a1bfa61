import { z } from 'zod';
import { done, id, seen } from '../fields';
import { operation } from '../operation';
import { proofFields } from './proof';

const tag = 'Settings';
const choice = z.boolean('Please say true or false.');
const settings = z.object({ notifications: choice, tfa: choice, newsLetter: choice });
export type Settings = z.infer<typeof settings>;

export const getSettings = operation({
  method: 'GET',
  path: '/get-settings/{userId}',
  tag,
  summary: "The caller's settings",
  access: 'signed-in',
  params: z.object({ userId: id }),
  result: settings,
  errors: ['not_found'],
  unauthenticatedMessage: 'Please log in again.',
});

export const updateSettings = operation({
  method: 'POST',
  path: '/update-settings',
  tag,
  summary: "Save the caller's settings",
  access: 'signed-in',
  limit: 'write',
  body: settings.extend({
    userId: id.optional(),
    seen,
    /** One is needed when `tfa` changes: without it the answer is 422 with `fields.code`, and accounts with neither app nor passkey are e-mailed a code. */
    ...proofFields,
  }),
  result: done,
  errors: ['forbidden', 'not_found', 'conflict'],
  unauthenticatedMessage: 'Please log in again.',
});
