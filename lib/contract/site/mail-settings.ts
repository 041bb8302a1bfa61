import { z } from 'zod';
import { MAIL_SECURITY } from '@/lib/domain/accounts/mail-server';
import { done, email, optionalLine } from '../fields';
import { calls } from '../operation';

/** How the site sends its emails. */

const { forAdmins } = calls('Site');
const address = z.union([z.literal(''), email]).default('');
const settings = z.object({
  /** The address that emails come from; empty for no-reply at this site. */
  sender: address,
  /** Where answers go; empty for nowhere else. */
  replyTo: address,
  /** The mail server; empty for none. */
  host: optionalLine(253).refine((host) => /^[\w.-]*$/.test(host), 'Please enter a host like smtp.example.org.'),
  port: z.number().int().min(1).max(65_535).default(587),
  security: z.enum(MAIL_SECURITY).default('starttls'),
  user: optionalLine(254),
});
const savedOn = z.iso.datetime('This is not a valid ISO 8601 date and time.').nullable();
const stored = settings.extend({
  /** Whether a password is stored; it is never shown. */
  hasPassword: z.boolean(),
  savedOn,
});

export const getMailSettings = forAdmins('GET /mail-settings', {
  summary: 'How this site sends emails, without the password, and which settings come from the environment',
  result: z.object({ settings: stored, environment: z.object({ server: z.boolean(), from: z.string() }) }),
});

export const putMailSettings = forAdmins('PUT /mail-settings', {
  summary:
    'Set how this site sends its emails. Needs the account’s password. Logged, and all admins are notified. 409 if saved since `savedOn`',
  confirm: ['admin'],
  body: settings.extend({
    /** Of the mail server; without one the stored password stays, as long as host, port and user do. */
    password: z.string().max(500, 'At most 500 characters.').default(''),
    savedOn: savedOn.default(null),
  }),
  result: done.extend({ settings: stored }),
  errors: ['conflict'],
});
