import { z } from 'zod';
import { id, newPassword, requiredPassword } from '../fields';
import { calls } from '../operation';

const { forSignedIn } = calls('Accounts');

export const changePassword = forSignedIn('POST /change-password', {
  summary: 'Change your own password. Every other session ends; this one gets a new cookie and token',
  body: z.object({
    userId: id.optional(),
    oldPassword: requiredPassword,
    newPassword,
  }),
  result: z.object({ success: z.boolean(), message: z.string(), token: z.string() }),
  errors: ['not_found', 'conflict', 'too_many_requests'],
  invalidMessage: 'Failed to change password',
});
