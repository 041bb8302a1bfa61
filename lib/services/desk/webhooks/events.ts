import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { kindOf, type WebhookKind } from '@/lib/domain/webhooks';
import { enqueue } from '@/lib/platform/jobs/queue';
import { createOnce } from '@/models/define';
import { Webhook } from '@/models/webhook';
import { WebhookDelivery } from '@/models/webhook-delivery';
import type { WebhookEffect } from '@/models/webhook-effects';
import { mayHear, subjectOf } from './reach';

/** An id that is the same whoever makes it of these. */
const idOf = (...parts: unknown[]) =>
  new Types.ObjectId(createHash('sha256').update(parts.map(String).join(':')).digest('hex').slice(0, 24));

/**
 * Writes a message for each webhook that hears of a change, and has it sent. A second call, also at the same time or after a process
 * died in the first, finds them there.
 * @param id the effect's, which one update may have written to several records
 */
export async function tellWebhooks(
  { event, of, at }: WebhookEffect,
  id: Types.ObjectId,
  record: string,
): Promise<void> {
  const webhooks = await Webhook.find({ kinds: kindOf(event) as WebhookKind, offOn: null }, 'agencyId').lean();
  const subject = webhooks.length ? await subjectOf(of, record) : null;
  if (!subject) return;
  const eventId = idOf(id, record);
  // What erasing finds it by.
  const about = [subject.ids.student, subject.ids.application, subject.ids.lead].flatMap((one) =>
    one ? [new Types.ObjectId(one)] : [],
  );
  for (const { _id: webhookId, agencyId } of webhooks) {
    if (!(await mayHear(agencyId, subject.of, subject.ids))) continue;
    const _id = idOf(eventId, webhookId);
    const message = { _id, webhookId, eventId, event, at: at ?? id.getTimestamp(), ...subject, about };
    await createOnce(WebhookDelivery, message);
    await enqueue('send-webhook', { deliveryId: String(_id) }, { key: String(_id) });
  }
}
