import { z } from 'zod';
import { email, sixDigits } from '../fields';
import { calls } from '../operation';

const { forAdmins } = calls('Students and agents');

export const verify = forAdmins('POST /verify', {
  summary: 'Verify an account with the code and the email address the code was sent to',
  body: z.object({
    code: sixDigits,
    email,
  }),
  /** What was found is always an answer (200): the flags say what was right. */
  result: z.object({
    /** Some account has this e-mail address, or this code. */
    userFound: z.boolean(),
    /** 0: verified just now; 1: was verified already; null: not verified, see the flags. */
    isVerified: z.union([z.literal(0), z.literal(1)]).nullable(),
    /** The code belongs to an account, but not to this address. */
    wrongEmail: z.boolean(),
    /** The address that the code belongs to. */
    correctEmail: z.string().nullable(),
    /** The address belongs to an account, but not this code. */
    wrongCode: z.boolean(),
    /** The code of the account with this address. */
    correctCode: z.string().nullable(),
    message: z.string(),
  }),
  invalidMessage: 'Verification failed!',
});
