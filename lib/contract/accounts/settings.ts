import { z } from 'zod';
import { done, id, seen } from '../fields';
import { calls } from '../operation';
import { proofFields } from './proof';

const { forSignedIn } = calls('Settings');
const choice = z.boolean('Please send true or false.');
const settings = z.object({ notifications: choice, tfa: choice, newsLetter: choice });
/** The three switches of an account: mails, second factor by mail, newsletter. */
export type Settings = z.infer<typeof settings>;

export const getSettings = forSignedIn('GET /get-settings/{userId}', {
  summary: "The caller's settings",
  params: z.object({ userId: id }),
  result: settings,
  errors: ['not_found'],
  unauthenticatedMessage: 'Please log in again.',
});

export const updateSettings = forSignedIn('POST /update-settings', {
  summary: "Save the caller's settings",
  body: settings.extend({
    userId: id.optional(),
    seen,
    /**
     * One is needed when `tfa` changes: without it the answer is 422 with `fields.code`, and accounts with neither app
     * nor passkey are e-mailed a code.
     */
    ...proofFields,
  }),
  result: done,
  errors: ['forbidden', 'not_found', 'conflict'],
  unauthenticatedMessage: 'Please log in again.',
});
