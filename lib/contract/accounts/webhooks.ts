import { z } from 'zod';
import { DELIVERY_STATES, type DeliveryState, WEBHOOK_EVENT_NAMES, WEBHOOK_KIND_NAMES } from '../../domain/webhooks';
import { done, id, line, paged } from '../fields';
import { calls } from '../operation';

/** Addresses that are told what happens: an owner manages those of their agency, an admin those of the site. No token may. */

const { forAgentsAndAdmins } = calls('Webhooks');
const kinds = z.array(z.enum(WEBHOOK_KIND_NAMES));
const OWNERS = ['agent', 'admin'] as const;
const errors = ['conflict', 'forbidden', 'not_found'] as const;

const webhook = z
  .object({
    _id: id,
    address: z.string(),
    kinds,
    /** Who added it. */
    maker: z.string(),
    createdOn: z.string(),
    /** Until when a former secret signs too; null for none. */
    formerUntil: z.string().nullable(),
    /** Since when it is off, as it took nothing for five days, or this site was restored from a backup; null while it is on. */
    offOn: z.string().nullable(),
    /** Since when it took no message; null when it took the last one. */
    failingSince: z.string().nullable(),
  })
  .meta({ id: 'Webhook' });
/** A webhook as those who manage it see it. */
export type WebhookView = z.infer<typeof webhook>;

const answer = z.object({ at: z.string(), status: z.number().nullable(), text: z.string(), ms: z.number() });
const delivery = z
  .object({
    _id: id,
    event: z.enum(WEBHOOK_EVENT_NAMES),
    at: z.string(),
    ids: z.record(z.string(), z.string()),
    state: z.enum(Object.keys(DELIVERY_STATES) as [DeliveryState, ...DeliveryState[]]),
    /** What each try ended with, oldest first; a status of null: no answer came. */
    answers: z.array(answer),
  })
  .meta({ id: 'WebhookMessage' });
/** A message to a webhook, as its log shows it. */
export type DeliveryView = z.infer<typeof delivery>;

const secret = z
  .string()
  .meta({ description: 'What its messages are signed with: whsec_ and base64. Never shown again' });
const one = z.object({ id });

export const listWebhooks = forAgentsAndAdmins('GET /webhooks', {
  summary: 'Webhooks: owners see their agency’s, admins those of the site',
  result: z.object({ webhooks: z.array(webhook) }),
  errors: ['forbidden'],
});

export const addWebhook = forAgentsAndAdmins('POST /webhooks', {
  summary: 'Add a webhook. Its secret is shown in this answer alone. Needs the password. Logged. 409 beyond ten',
  confirm: OWNERS,
  status: 201,
  body: z.object({
    address: line(500, 'Please enter the address.'),
    kinds: kinds.min(1, 'Please choose at least one.'),
  }),
  result: done.extend({ _id: id, secret }),
  errors: ['conflict', 'forbidden'],
});

export const renewWebhookSecret = forAgentsAndAdmins('POST /webhooks/{id}/secret', {
  summary:
    'Make a new secret for a webhook, shown in this answer alone. The former one signs too for 24 hours. Needs the password. Logged',
  confirm: OWNERS,
  params: one,
  result: done.extend({ secret }),
  errors,
});

export const testWebhook = forAgentsAndAdmins('POST /webhooks/{id}/test', {
  summary:
    'Send a test message to a webhook now, and say what it answered. One that was switched off is on again when it takes it',
  params: one,
  result: done.extend({ taken: z.boolean() }),
  limit: 'webhook-try',
  errors,
});

export const removeWebhook = forAgentsAndAdmins('DELETE /webhooks/{id}', {
  summary: 'Remove a webhook with its log: nothing more is sent to it. Logged',
  params: one,
  result: done,
  errors,
});

export const listWebhookMessages = forAgentsAndAdmins('GET /webhooks/{id}/messages', {
  summary: 'The messages to a webhook of the last 30 days with what it answered, newest first',
  params: one,
  query: z.object(paged(20)),
  result: z.object({ messages: z.array(delivery), total: z.number() }),
  errors,
});

export const resendWebhookMessage = forAgentsAndAdmins('POST /webhooks/{id}/messages/{message}/resend', {
  summary: 'Send a message to a webhook once more, now, under its former id',
  params: one.extend({ message: id }),
  result: done.extend({ taken: z.boolean() }),
  limit: 'webhook-try',
  errors,
});
