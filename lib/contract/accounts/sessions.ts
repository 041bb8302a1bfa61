import { z } from 'zod';
import { done, id, typedPassword } from '../fields';
import { calls } from '../operation';
import { proofFields } from './proof';

const { forSignedIn } = calls('Sessions');

const session = z.object({
  _id: id,
  /** Browser and system, such as 'Firefox on Windows'; '' where it didn't say. */
  device: z.string(),
  /** The range of the address it was begun from, such as '203.0.113.x'. */
  place: z.string(),
  createdOn: z.string(),
  /** To within a minute. */
  usedOn: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
/** A browser that is signed in, as its owner sees it. */
export type SessionView = z.infer<typeof session>;

export const listSessions = forSignedIn('GET /sessions', {
  summary: 'Where the caller is signed in, newest first',
  result: z.object({ sessions: z.array(session) }),
});

export const endSession = forSignedIn('DELETE /sessions/{id}', {
  summary: "End one of the caller's sessions: its token stops working at once",
  params: z.object({ id }),
  result: done,
  errors: ['not_found'],
});

export const endSessions = forSignedIn('DELETE /sessions', {
  summary: "End all of the caller's sessions, this one too",
  result: done,
});

export const isConfirmed = forSignedIn('GET /confirm-password', {
  summary: 'Whether calls that require the password again are allowed now',
  result: z.object({ confirmed: z.boolean() }),
});

export const confirmPassword = forSignedIn('POST /confirm-password', {
  whenFull: true,
  summary:
    "Confirm with the password, a code from the authenticator app, or a passkey. For ten minutes this session may make the calls that answer 403 with 'confirm': true",
  body: z
    .object({ password: typedPassword.default(''), ...proofFields })
    .refine(({ password, code, passkey }) => password !== '' || code !== undefined || passkey !== undefined, {
      path: ['password'],
      error: 'Please enter your password.',
    }),
  result: done,
  errors: ['too_many_requests'],
});
