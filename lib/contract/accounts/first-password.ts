import { z } from 'zod';
import { done, email, id, mobile, newPassword, sixDigits } from '../fields';
import { calls } from '../operation';

/** How a student whose account was opened by another gets a password of their own. */

const { forStaff } = calls('Student desk');
const { forAnyone } = calls('Accounts');
const params = z.object({ id });

export const sendPasswordLink = forStaff('POST /students/{id}/password-link', {
  params,
  summary:
    'Email the link to choose a password again to a student who has not chosen one yet. At most one email every two minutes',
  result: done,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});

export const makePhoneCode = forStaff('POST /students/{id}/phone-code', {
  params,
  summary:
    'A code to read by phone to a student who has not chosen a password yet: six digits, shown once, valid for ten minutes and one use. The phone number is logged',
  body: z.object({
    /** The number that was called. */
    number: mobile,
  }),
  result: done.extend({ code: z.string() }),
  status: 201,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});

export const setFirstPassword = forAnyone('POST /first-password', {
  summary:
    'Choose a first password with the code that staff read out by phone. A password chosen before does not change',
  limit: 'code',
  body: z.object({ email, code: sixDigits, password: newPassword }),
  result: done,
  errors: ['too_many_requests'],
});
