import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '@/lib/platform/auth/sealed';
import type { WebhookRecord } from '@/models/webhook';

/** A new secret, as the Standard Webhooks specification has it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** How it is stored; worth nothing in another webhook. */
export const sealedSecret = (secret: string, webhookId: unknown): string => seal('webhooks', secret, String(webhookId));

/** The secrets that sign now, the newest first: two while one takes the place of the other. Null where NEXTAUTH_SECRET is another since. */
export function secretsOf({ _id, secret, formerSecret, formerUntil }: WebhookRecord, now: Date): string[] | null {
  const sealed = formerUntil && formerUntil > now ? [secret, formerSecret] : [secret];
  const opened = sealed.flatMap((one) => unseal('webhooks', one, String(_id)) ?? []);
  return opened.length === sealed.length ? opened : null;
}

/** The headers by which a receiver knows a message, one signature for each secret (Standard Webhooks, version 1). */
export function signedHeaders(secrets: readonly string[], id: string, at: Date, body: string): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const signature = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
      .update(`${id}.${seconds}.${body}`)
      .digest('base64')}`;
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': secrets.map(signature).join(' ') };
}
