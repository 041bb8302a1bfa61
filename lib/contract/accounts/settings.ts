import { z } from 'zod';
import { done, id, secondFactorCode } from '../fields';
import { operation } from '../operation';

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
    /** Needed when `tfa` changes: without it a code is e-mailed, and the answer is 422 with `fields.code`. */
    code: secondFactorCode.optional(),
  }),
  result: done,
  errors: ['not_found'],
  unauthenticatedMessage: 'Please log in again.',
});
