import { DAY_MS } from '@/lib/domain/days/day';
import { type DeliveryState, SWITCHED_OFF_DAYS, WEBHOOK_WAITS_MS } from '@/lib/domain/webhooks';
import { defineJob } from '@/lib/platform/jobs/worker';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { User } from '@/models/user';
import { Webhook, type WebhookRecord } from '@/models/webhook';
import { WebhookDelivery, type WebhookDeliveryRecord } from '@/models/webhook-delivery';
import { webhooksChanged } from './chosen';
import { type Answer, originFor, post } from './post';
import { managersOf, mayHear } from './reach';
import { secretsOf, signedHeaders } from './signature';

const TRIES = WEBHOOK_WAITS_MS.length + 1;
/** After so many failures in a row a webhook rests between tries, for so long at most. */
const REST_AFTER = 3;
const LONGEST_REST_MS = 5 * 60_000;

/** Sends one message, again over a day where it isn't taken; a receiver may get it twice, under one id. */
export const sendWebhooks = defineJob({
  kind: 'send-webhook',
  concurrency: 4,
  maxTries: TRIES,
  backoffMs: (tries) => (WEBHOOK_WAITS_MS[tries - 1] ?? 0) * (0.9 + Math.random() * 0.2),
  async run({ deliveryId }, { tries, signal }) {
    const delivery = await WebhookDelivery.findById(deliveryId).lean();
    const webhook = delivery?.state === 'waiting' ? await Webhook.findById(delivery.webhookId).lean() : null;
    if (!delivery || !webhook) return;
    if (webhook.offOn || !(await isHeard(webhook, delivery))) return ended(delivery, 'dropped');
    const isLast = tries >= TRIES;
    if (!isLast && webhook.restsUntil && webhook.restsUntil > new Date())
      throw new Error('The receiver took nothing lately: no try is made for a few minutes.');
    const { taken } = await tryToSend(webhook, delivery, signal, isLast ? 'failed' : 'waiting');
    if (!taken && !isLast) throw new Error('The receiver did not take the message.');
  },
});

/** Whether a message may be sent: an agency's webhook hears of what its owners see now, not of what they saw when it happened. */
export const isHeard = async ({ agencyId }: WebhookRecord, { of, ids }: WebhookDeliveryRecord) =>
  !agencyId || !of || (await mayHear(agencyId, of, ids));

/** Sends a message once, and writes down what came of it. @param otherwise how it stands when it wasn't taken */
export async function tryToSend(
  webhook: WebhookRecord,
  delivery: WebhookDeliveryRecord,
  signal: AbortSignal,
  otherwise: DeliveryState,
): Promise<Answer & { taken: boolean }> {
  const at = new Date();
  const { event, ids, at: happened, eventId, of } = delivery;
  const body = JSON.stringify({ type: event, timestamp: happened.toISOString(), data: ids });
  const origin = originFor(webhook.address, !webhook.agencyId);
  const secrets = secretsOf(webhook, at);
  const { status, text } = secrets
    ? await post(webhook.address, origin, { headers: signedHeaders(secrets, `msg_${eventId}`, at, body), body }, signal)
    : { status: null, text: 'Its secret can’t be read, since NEXTAUTH_SECRET changed. Make a new secret.' };
  const taken = status !== null && status >= 200 && status < 300;
  await ended(delivery, taken ? 'delivered' : otherwise, { at, status, text, ms: Date.now() - at.getTime() });
  // A test says nothing about what is sent by itself, unless it is taken.
  if (taken) await worksAgain(webhook);
  else if (of) await failedOnce(webhook);
  return { taken, status, text };
}

/** What was taken meanwhile stays so. */
async function ended(
  { _id, state: before }: WebhookDeliveryRecord,
  state: DeliveryState,
  answer?: WebhookDeliveryRecord['answers'][number],
): Promise<void> {
  const one = state === 'delivered' ? { _id } : { _id, state: before };
  await WebhookDelivery.updateOne(one, { $set: { state }, ...(answer ? { $push: { answers: answer } } : {}) });
}

/** A webhook that was switched off is on again once it takes something, as a test. */
async function worksAgain({ _id, failingSince, offOn }: WebhookRecord): Promise<void> {
  const fresh = { failingSince: null, failures: 0, restsUntil: null, offOn: null };
  if (failingSince || offOn) await Webhook.updateOne({ _id }, { $set: fresh });
  if (offOn) await webhooksChanged();
}

/** Notes a failure, and switches off what took nothing for days, with a notice. */
async function failedOnce({ _id, failures, failingSince, agencyId, by, address }: WebhookRecord): Promise<void> {
  const now = new Date();
  const restMs = failures + 1 < REST_AFTER ? 0 : Math.min(10_000 * 2 ** (failures + 1 - REST_AFTER), LONGEST_REST_MS);
  const rests = restMs ? { restsUntil: new Date(now.getTime() + restMs) } : {};
  await Webhook.updateOne({ _id }, { $inc: { failures: 1 }, $set: rests });
  await Webhook.updateOne({ _id, failingSince: null }, { $set: { failingSince: now } });
  if (!failingSince || now.getTime() - failingSince.getTime() < SWITCHED_OFF_DAYS * DAY_MS) return;
  const managers = (await User.find(managersOf(agencyId), '_id').lean()).map((one) => String(one._id));
  const notice = {
    notification: `The webhook to ${new URL(address).host} took no message for ${SWITCHED_OFF_DAYS} days and was switched off.`,
    href: `/webhooks/${_id}`,
  };
  // Who added it; all who manage it where that person no longer does.
  const readers = managers.includes(String(by)) ? [String(by)] : managers;
  const { $push, $set } = effectsUpdate(readers.map((userId) => ({ kind: 'notice', userId, ...notice })));
  const off = await Webhook.findOneAndUpdate(
    { _id, offOn: null, failingSince },
    { $push, $set: { ...$set, offOn: now } },
    { returnDocument: 'after' },
  ).lean();
  if (!off) return;
  await deliverEffects(Webhook, off);
  await webhooksChanged();
}
