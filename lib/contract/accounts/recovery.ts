import { z } from 'zod';
import { done, email, newPassword, requiredPassword } from '../fields';
import { calls } from '../operation';

const { forAnyone } = calls('Accounts');

/** What a link in an e-mail carries. */
const token = z
  .string('Please open the whole link of the e-mail.')
  .regex(/^[\w-]{20,100}$/, 'Please open the whole link of the e-mail.');

export const forgetPassword = forAnyone('POST /forget-password', {
  summary: 'E-mail a link for a new password; the answer is the same whether or not the address is known',
  limit: 'code',
  body: z.object({ email }),
  result: done,
  errors: ['too_many_requests'],
});

export const askForSignInLink = forAnyone('POST /sign-in-link', {
  summary:
    'E-mail a link that lets a new browser try the password while others are refused; the answer is the same whether or not the address is known',
  limit: 'code',
  body: z.object({ email }),
  result: done,
  errors: ['too_many_requests'],
});

export const openSignInLink = forAnyone('POST /sign-in-link/open', {
  summary: 'Use the link, once: the browser is a known one of its account then, by a cookie. It starts no session',
  limit: 'code',
  body: z.object({ token }),
  result: done,
  errors: ['not_found'],
});

export const resetPassword = forAnyone('POST /reset-password', {
  summary:
    "Set a password by the link of an e-mail, once; every session of the account ends, a student's account is verified",
  limit: 'code',
  body: z.object({ token, password: newPassword }),
  result: done,
  errors: ['not_found'],
});

export const verifyEmail = forAnyone('POST /verify-email', {
  summary: "Verify a student's account by the link of an e-mail, once",
  limit: 'code',
  body: z.object({ token }),
  result: done,
  errors: ['not_found'],
});

export const confirmEmail = forAnyone('POST /confirm-email', {
  summary: 'Give an account its new e-mail address by the link that was sent there, once; its other sessions end',
  limit: 'code',
  body: z.object({ token }),
  result: done,
  errors: ['not_found', 'conflict'],
});

export const sendVerification = forAnyone('POST /send-verification', {
  summary: 'For a registered student who is not verified: the verification code again, and the e-mail with the link',
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
  summary: 'End the newsletter by the link of one of its e-mails; no sign-in, again is fine (RFC 8058)',
  limit: 'code',
  params: z.object({ token: z.string().min(1).max(200) }),
  result: done,
  errors: ['not_found'],
});
