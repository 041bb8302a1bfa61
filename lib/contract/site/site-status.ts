import { z } from 'zod';
import { CHECK_STATES, SITE_CHECK_IDS } from '../../domain/desk/site-status';
import { done } from '../fields';
import { calls } from '../operation';

/** How the site is: its own parts, for those who run it. */

const { forAdmins } = calls('Site');

const check = z
  .object({
    id: z.enum(SITE_CHECK_IDS),
    label: z.string(),
    /** 'unknown' where it was not measured, or can't be. */
    state: z.enum(CHECK_STATES),
    text: z.string(),
    /** What to do; '' where nothing is. */
    advice: z.string(),
  })
  .meta({ id: 'SiteCheck' });

export const getSiteStatus = forAdmins('GET /site-status', {
  summary: 'The status of each part of the site, checked now, and what to do if there is a problem',
  result: z.object({ checks: z.array(check) }),
});

export const sendTestMail = forAdmins('POST /site-status/mail', {
  summary:
    "Send a test email to the caller's own address. 409 without a mail server, 429 within a minute of the last, 503 if it fails",
  limit: 'code',
  result: done,
  errors: ['conflict'],
});

export const startBackup = forAdmins('POST /site-status/backup', {
  summary: 'Start a backup now, in the background. 409 while one is in progress',
  status: 202,
  whenFull: true,
  result: done,
  errors: ['conflict'],
});
