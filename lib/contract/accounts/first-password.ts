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
    'E-mail a student who has not chosen a password yet the link to do so once more; at most one goes out in two minutes',
  result: done,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});

export const makePhoneCode = forStaff('POST /students/{id}/phone-code', {
  params,
  summary:
    'A code to read to a student by phone, who has not chosen a password yet: six digits, answered this once, ten minutes, one use. The number is logged',
  body: z.object({
    /** The number that was called. */
    number: mobile,
  }),
  result: done.extend({ code: z.string() }),
  status: 201,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});

export const setFirstPassword = forAnyone('POST /first-password', {
  summary: 'Choose a first password with the code that staff read out by phone; a password chosen before stays',
  limit: 'code',
  body: z.object({ email, code: sixDigits, password: newPassword }),
  result: done,
  errors: ['too_many_requests'],
});
