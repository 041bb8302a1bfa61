import { z } from 'zod';
import { done, email, id, mobile, newPassword, sixDigits } from '../fields';
import { calls } from '../operation';

/** How a student whose account was opened by another gets a password of their own. */

const { forStaff } = calls('Student desk');
const { forAnyone } = calls('Accounts');
const params = z.object({ id });

export const sendPasswordLink = forStaff('POST /students/{id}/password-link', {
  params,
  summary: 'Email a student without a password the link to choose one again. At most once every two minutes',
  result: done,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});

export const makePhoneCode = forStaff('POST /students/{id}/phone-code', {
  params,
  summary:
    'Create a code to read out by phone to a student who has no password yet: six digits, shown once, valid once and for ten minutes. The phone number is logged',
  body: z.object({
    /** The number that was called. */
    number: mobile,
  }),
  result: done.extend({ code: z.string() }),
  status: 201,
  errors: ['not_found', 'conflict', 'too_many_requests'],
});

export const setFirstPassword = forAnyone('POST /first-password', {
  summary: 'Choose a first password with the code that staff read out by phone. It can’t replace an existing password',
  limit: 'code',
  body: z.object({ email, code: sixDigits, password: newPassword }),
  result: done,
  errors: ['too_many_requests'],
});
