import { z } from 'zod';
import { ROLE_CODES } from '@/lib/domain/roles';
import {
  email,
  id,
  mobile,
  newPassword,
  optionalLine,
  optionalName,
  personName,
  requiredPassword,
  secondFactorCode,
} from '../fields';
import { calls } from '../operation';
import { optionalCountry } from '../world-country';
import { passkeyAnswer } from './passkeys';

const roleCode = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
const { forAnyone } = calls('Accounts');
const signedIn = z.object({
  token: z.string(),
  user: z.object({ id, name: z.string(), email: z.string(), role: roleCode, isVerified: z.boolean() }),
});

export const signIn = forAnyone('POST /auth', {
  summary:
    'Sign in. The token is also set as the session cookie. With 2-factor authentication, call it twice, the second time with the emailed code. 403 with `linkSent`: someone else set the password, so a new one must be chosen with the link just emailed',
  limit: 'sign-in',
  body: z.object({
    email: z.string().trim().toLowerCase().min(1, 'Please enter your email address.').max(254),
    password: requiredPassword,
    /**
     * For an account with 2-factor authentication: without it the answer is 401 with `fields.code` and `factor`, and
     * accounts with neither app nor passkey are e-mailed a code.
     */
    code: secondFactorCode.optional(),
  }),
  result: signedIn,
  errors: ['unauthenticated', 'forbidden'],
  invalidMessage: 'Please fill in all fields',
});

export const signInWithPasskey = forAnyone('PUT /auth/passkey', {
  summary: 'Sign in with a passkey, which counts as both factors. The token is also set as the session cookie',
  limit: 'passkey',
  body: z.object({ passkey: passkeyAnswer }),
  result: signedIn,
  errors: ['unauthenticated', 'forbidden'],
});

/** '(for my son Aarav)' is no part of a name. */
const nameAlone = personName().refine(
  (name) => !/[([].*\b(for|of|on behalf)\b/i.test(name),
  'Please enter only the name. If you are registering for your child, choose ‘My child’ above.',
);

const shared = { name: nameAlone, email, mobile, password: newPassword };

/** One body for both kinds, so that the form can check each field as it is typed. */
export const registration = z
  .object({
    ...shared,
    role: z.union([z.literal(ROLE_CODES.student), z.literal(ROLE_CODES.agent)], 'Please choose Student or Agent.'),
    refer_code: optionalLine(20),
    company_name: optionalName(160),
    /** Of the number, where it has no country code; of an agency also of all numbers that its people type without one. */
    country: optionalCountry.default(''),
    /** Of a student: the account is a parent's, who helps this child; '' where the child has no address of their own yet. */
    child: z.strictObject({ name: nameAlone, email: z.union([z.literal(''), email]).default('') }).optional(),
  })
  .strict();

export const register = forAnyone('POST /register', {
  summary: 'Register as a student (role 1) or an agent (role 4)',
  limit: 'register',
  body: registration,
  result: z.object({ user: z.object({ email: z.string(), code: z.string() }), message: z.string() }),
  status: 201,
  errors: ['conflict'],
  invalidMessage: 'Please fill in all fields',
});

export const signOut = forAnyone('POST /logout', {
  whenFull: true,
  summary: 'End the session of this browser',
  body: z.object({}),
  result: z.object({ success: z.boolean() }),
});
