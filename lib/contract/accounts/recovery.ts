import { z } from 'zod';
import { done, email, newPassword, requiredPassword } from '../fields';
import { calls } from '../operation';

const { forAnyone } = calls('Accounts');

/** What a link in an e-mail carries. */
const token = z
  .string('Please open the complete link from the email.')
  .regex(/^[\w-]{20,100}$/, 'Please open the complete link from the email.');

export const forgetPassword = forAnyone('POST /forget-password', {
  summary: 'Email a link for a new password. The answer is the same whether or not the address is known',
  limit: 'code',
  body: z.object({ email }),
  result: done,
  errors: ['too_many_requests'],
});

export const askForSignInLink = forAnyone('POST /sign-in-link', {
  summary:
    'Email a link that lets a new browser try the password while others are refused. The answer is the same whether or not the address is known',
  limit: 'code',
  body: z.object({ email }),
  result: done,
  errors: ['too_many_requests'],
});

export const openSignInLink = forAnyone('POST /sign-in-link/open', {
  summary: 'Use the link, once. A cookie then marks the browser as known to the account. This does not sign anyone in',
  limit: 'code',
  body: z.object({ token }),
  result: done,
  errors: ['not_found'],
});

export const resetPassword = forAnyone('POST /reset-password', {
  summary:
    "Set a password with the link from an email, once. Every session of the account ends, and a student's account is verified",
  limit: 'code',
  body: z.object({ token, password: newPassword }),
  result: done,
  errors: ['not_found'],
});

export const verifyEmail = forAnyone('POST /verify-email', {
  summary: "Verify a student's account with the link from an email. The link can be used once",
  limit: 'code',
  body: z.object({ token }),
  result: done,
  errors: ['not_found'],
});

export const confirmEmail = forAnyone('POST /confirm-email', {
  summary: "Confirm a new email address with the link sent to it, once. The account's other sessions end",
  limit: 'code',
  body: z.object({ token }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const sendVerification = forAnyone('POST /send-verification', {
  summary: 'For a registered student who is not verified: get the verification code again, and the email with the link',
  limit: 'sign-in',
  body: z.object({
    email,
    password: requiredPassword,
  }),
  /** `user` as after registering; null for an agent, whom staff verify. */
  result: done.extend({ user: z.object({ email: z.string(), code: z.string() }).nullable() }),
  errors: ['unauthenticated', 'conflict', 'too_many_requests'],
  invalidMessage: 'Please fill in all fields',
});

export const unsubscribe = forAnyone('POST /unsubscribe/{token}', {
  summary:
    'Unsubscribe with the link in an email: from the newsletter, a saved search or an agency’s group messages. No sign-in; can be repeated (RFC 8058)',
  limit: 'code',
  params: z.object({ token: z.string().min(1).max(200) }),
  result: done,
  errors: ['not_found'],
});
