import { isIP } from 'node:net';
import { Types } from 'mongoose';
import { webhooksOf } from '@/lib/access';
import type { DeliveryView, WebhookView } from '@/lib/contract/accounts/webhooks';
import { HOUR_MS } from '@/lib/domain/days/day';
import { conflict, forbidden, found, invalid } from '@/lib/domain/errors';
import type { StaffActionKind } from '@/lib/domain/staff-actions';
import {
  type DeliveryState,
  MOST_WEBHOOKS,
  ROTATION_HOURS,
  type WebhookKind,
  webhookKindsFor,
} from '@/lib/domain/webhooks';
import { placeOf, type Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { pageOf } from '@/lib/services/records/lists/lists';
import type { Filter } from '@/models/filter';
import { idOf } from '@/models/id';
import { User } from '@/models/user';
import { Webhook, type WebhookRecord } from '@/models/webhook';
import { WebhookDelivery, type WebhookDeliveryRecord } from '@/models/webhook-delivery';
import { webhooksChanged } from './chosen';
import { originFor } from './post';
import { isHeard, tryToSend } from './send';
import { newSecret, sealedSecret } from './signature';

/** The webhooks that a viewer manages, newest first. 403 for who has none. */
export async function webhooks(viewer: Viewer): Promise<WebhookView[]> {
  const records = await Webhook.find(visible(viewer)).sort({ _id: -1 }).lean();
  const makers = await User.find({ _id: { $in: records.map(({ by }) => by) } }, 'name').lean();
  const names = new Map(makers.map(({ _id, name }) => [String(_id), name]));
  return records.map(({ _id, address, kinds, by, createdOn, ...since }) => ({
    ...{ _id: String(_id), address, kinds, maker: names.get(String(by)) ?? '', createdOn: createdOn.toISOString() },
    formerUntil: since.formerUntil && since.formerUntil > new Date() ? since.formerUntil.toISOString() : null,
    offOn: since.offOn?.toISOString() ?? null,
    failingSince: since.failingSince?.toISOString() ?? null,
  }));
}

/** Adds a webhook, logged. Returns its secret, this once. 403 for who may have none, 422 for an address that is never sent to, 409 beyond ten. */
export async function addWebhook(viewer: Viewer, { address, kinds }: { address: string; kinds: WebhookKind[] }) {
  const own = visible(viewer);
  const isSites = viewer.role === 'admin';
  const problem = addressProblem(address, isSites);
  if (problem) throw invalid({ address: problem });
  if (kinds.some((kind) => !webhookKindsFor(viewer.role).includes(kind)))
    throw invalid({ kinds: 'Your account can’t choose one of these.' });
  if ((await Webhook.countDocuments(own)) >= MOST_WEBHOOKS)
    throw conflict(`You have ${MOST_WEBHOOKS} webhooks. Remove one first.`);
  const [_id, secret] = [new Types.ObjectId(), newSecret()];
  const agencyId = isSites ? null : new Types.ObjectId(placeOf(viewer).id);
  const url = new URL(address);
  url.hash = '';
  const chosen = webhookKindsFor(viewer.role).filter((kind) => kinds.includes(kind));
  await Webhook.create({
    ...{ _id, agencyId, address: url.href, kinds: chosen, by: idOf(viewer) },
    secret: sealedSecret(secret, _id),
  });
  await webhooksChanged();
  await logged(viewer, 'webhook.add', 'added', { _id, address: url.href }, { kinds: chosen.join(', ') });
  return { _id: String(_id), secret };
}

/** Why nothing is sent to an address, as far as the address itself says it; '' for nothing. */
function addressProblem(address: string, isSites: boolean): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return 'Please enter an address like https://example.org/hook.';
  if (url.username || url.password)
    return 'Please leave out user name and password: anyone who sees the address could read them.';
  const origin = originFor(url.href, isSites);
  if (url.protocol !== origin.protocol) return 'The address must begin with https://.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && !origin.allows(host) ? 'This address isn’t on the public internet.' : '';
}

/** Gives a webhook another secret, which is returned this once; the former one signs too for a day. Logged. 404 for another's. */
export async function renewSecret(viewer: Viewer, id: string): Promise<string> {
  const webhook = await webhookOf(viewer, id);
  const secret = newSecret();
  const former = { formerSecret: webhook.secret, formerUntil: new Date(Date.now() + ROTATION_HOURS * HOUR_MS) };
  const renewed = await Webhook.updateOne(
    { ...visible(viewer), _id: id, secret: webhook.secret },
    { $set: { secret: sealedSecret(secret, id), ...former } },
  );
  if (!renewed.matchedCount) throw conflict('Someone else made a new secret just now. Reload to see it.');
  await logged(viewer, 'webhook.secret', 'made a new secret for', webhook);
  return secret;
}

/** Removes a webhook with its log; logged. 404 for another's. */
export async function removeWebhook(viewer: Viewer, id: string): Promise<void> {
  const gone = found(await Webhook.findOneAndDelete({ ...visible(viewer), _id: id }).lean(), NO_WEBHOOK);
  await WebhookDelivery.deleteMany({ webhookId: gone._id });
  await webhooksChanged();
  await logged(viewer, 'webhook.remove', 'removed', gone);
}

/** Sends a test message now. Returns whether it was taken, and what to say. 404 for another's. */
export async function testWebhook(viewer: Viewer, id: string) {
  const webhook = await webhookOf(viewer, id);
  const _id = new Types.ObjectId();
  const test = { event: 'webhook.test' as const, at: new Date(), ids: { webhook: id } };
  const made = await WebhookDelivery.create({ _id, eventId: _id, webhookId: webhook._id, ...test });
  return sendNow(webhook, made.toObject(), 'failed');
}

/** The messages to a webhook, newest first. 404 for another's. */
export async function webhookMessages(viewer: Viewer, id: string, paging: { page: number; limit: number }) {
  const { _id: webhookId } = await webhookOf(viewer, id);
  const { skip, limit } = pageOf(paging);
  const [records, total] = await Promise.all([
    WebhookDelivery.find({ webhookId }).sort({ createdOn: -1 }).skip(skip).limit(limit).lean(),
    WebhookDelivery.countDocuments({ webhookId }),
  ]);
  return { messages: records.map(viewOf), total };
}

/**
 * Sends a message once more, under its id. Returns whether it was taken, and what to say. 404 for another webhook's, 409 for a record that
 * the agency doesn't see any more.
 */
export async function resendMessage(viewer: Viewer, id: string, message: string) {
  const webhook = await webhookOf(viewer, id);
  const stored = await WebhookDelivery.findOne({ _id: message, webhookId: webhook._id }).lean();
  const delivery = found(stored, 'Message not found.');
  if (!(await isHeard(webhook, delivery)))
    throw conflict('Your agency can’t see this record any more, so the message isn’t sent again.');
  return sendNow(webhook, delivery, delivery.state);
}

async function sendNow(webhook: WebhookRecord, delivery: WebhookDeliveryRecord, otherwise: DeliveryState) {
  const { taken, status, text } = await tryToSend(webhook, delivery, new AbortController().signal, otherwise);
  const answer = status === null ? text : `The receiver answered ${status}.`;
  return { taken, message: taken ? `The message was taken. ${answer}` : `The message was not taken. ${answer}` };
}

const NO_WEBHOOK = 'Webhook not found.';

function visible(viewer: Viewer): Filter<WebhookRecord> {
  const filter = webhooksOf(viewer);
  if (!filter) throw forbidden('Only owners of an agency have webhooks.');
  return filter;
}

const webhookOf = async (viewer: Viewer, id: string): Promise<WebhookRecord> =>
  found(await Webhook.findOne({ ...visible(viewer), _id: id }).lean(), NO_WEBHOOK);

const viewOf = ({ _id, event, at, ids, state, answers }: WebhookDeliveryRecord): DeliveryView => ({
  ...{ _id: String(_id), event, at: at.toISOString(), ids, state },
  answers: answers.map(({ at: tried, ...answer }) => ({ at: tried.toISOString(), ...answer })),
});

async function logged(
  viewer: Viewer,
  action: StaffActionKind,
  done: string,
  { _id, address }: Pick<WebhookRecord, '_id' | 'address'>,
  after?: Record<string, string>,
): Promise<void> {
  // What follows the host may be a secret of the receiver's.
  const label = new URL(address).host;
  await recordStaffAction(viewer, action, { kind: 'webhook', id: String(_id), label }, after ? { after } : {});
  await recordActivity(viewer.userId, `You ${done} the webhook to ${label}.`);
}
