import { z } from 'zod';
import { secondFactorCode } from '../fields';
import { passkeyAnswer } from './passkeys';

/** What shows that the account's owner is there: a code of their app, a recovery code, or a passkey. */
export const proofFields = { code: secondFactorCode.optional(), passkey: passkeyAnswer.optional() };

/** The same, where one of the two must be given. */
export const proof = z.object(proofFields).refine(({ code, passkey }) => code !== undefined || passkey !== undefined, {
  path: ['code'],
  error: 'Please enter the code.',
});
/** Exactly what was given: one of the two is there. */
export type Proof = z.output<typeof proof>;
