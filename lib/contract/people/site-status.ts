import { z } from 'zod';
import { CHECK_STATES, SITE_CHECK_IDS } from '../../domain/desk/site-status';
import { done } from '../fields';
import { operation } from '../operation';

/** How the site is: its own parts, for those who run it. */

const tag = 'Site';

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

export const getSiteStatus = operation({
  method: 'GET',
  path: '/site-status',
  tag,
  summary: 'How each part of the site is, looked at now, and what to do where it is not good',
  access: ['admin'],
  result: z.object({ checks: z.array(check) }),
});

export const sendTestMail = operation({
  method: 'POST',
  path: '/site-status/mail',
  tag,
  summary:
    'Send the own address a mail now, to see whether mails leave; 409 where no mail server is set, 503 with what the server said',
  access: ['admin'],
  limit: 'code',
  result: done,
  errors: ['conflict'],
});

export const startBackup = operation({
  method: 'POST',
  path: '/site-status/backup',
  tag,
  summary: 'Have a backup made now, in the background; 409 while one is being made',
  access: ['admin'],
  limit: 'write',
  status: 202,
  whenFull: true,
  result: done,
  errors: ['conflict'],
});
