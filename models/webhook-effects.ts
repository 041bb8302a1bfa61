import { type Query, type Schema, Types } from 'mongoose';
import { kindOf, type WebhookEvent, type WebhookKind } from '@/lib/domain/webhooks';
import { addOutbox, type Outbox, type OutboxEntry } from './outbox';
import { changedFields, UPDATES } from './search-words';

/** A change that webhooks hear of: written with the change itself, by the schema of its record. */
export interface WebhookEffect {
  kind: 'webhook';
  event: WebhookEvent;
  /** The collection of the record. */
  of: string;
  /** When, where the effect's id doesn't say it. */
  at?: Date;
}

/** Which changes of a record webhooks hear of. */
interface EventRules {
  of: string;
  created?: WebhookEvent;
  /** By event the fields that an update names one of, parted by spaces; the last where none before it fits. */
  changed: { [E in WebhookEvent]?: string };
  /** Where it matters what a field is set to. */
  values?: readonly string[];
}

const STORE = Symbol.for('study-abroad.webhook-kinds');

/** The kinds that some webhook has chosen, in this process: nothing is written for others (lib/services/desk/webhooks/chosen.ts). */
export function chosenKinds(): Set<WebhookKind> {
  const holder = globalThis as { [STORE]?: Set<WebhookKind> };
  holder[STORE] ??= new Set();
  return holder[STORE];
}

/**
 * Writes what webhooks hear of into the outbox of each record that is made or changed through mongoose, in the same write: whoever
 * changes one can't forget it, and a process that dies right after loses none. Updates past mongoose (`.collection`, `bulkWrite`) tell
 * nothing. Adds the index of the outbox.
 */
export function addWebhookEvents<T extends Outbox>(schema: Schema<T>, rules: EventRules): void {
  const { of, created, changed, values } = rules;
  addOutbox(schema);
  const isChosen = (event: WebhookEvent) => chosenKinds().has(kindOf(event) as WebhookKind);
  const entryOf = (event: WebhookEvent): OutboxEntry => {
    const effect: WebhookEffect = { kind: 'webhook', event, of };
    return { _id: new Types.ObjectId(), effect, of: new Types.ObjectId() };
  };
  const addTo = (record: Outbox) => {
    if (!created || !isChosen(created)) return;
    record.outbox = [...(record.outbox ?? []), entryOf(created)];
    record.outboxKey ??= new Types.ObjectId();
  };
  schema.pre('save', function () {
    if (this.isNew) addTo(this as Outbox);
  });
  schema.pre('insertMany', (records: unknown) => {
    for (const record of [records].flat()) addTo(record as Outbox);
  });
  schema.pre(UPDATES, function (this: Query<unknown, T>) {
    const update = (this.getUpdate() ?? {}) as Update;
    const events = eventsOf(update).filter(isChosen);
    if (events.length) this.setUpdate({ ...update, ...withEntries(update, events.map(entryOf)) } as never);
  });

  function eventsOf(update: Update): WebhookEvent[] {
    const fields = changedFields(update);
    // A record that is emptied tells nothing more.
    if (update.$unset && 'outbox' in update.$unset) return [];
    const fits = Object.entries(changed).flatMap(([event, named]) => {
      const some = named.split(' ').filter((field) => fields.includes(field));
      const isMeant = values ? some.some((field) => values.includes(String(update.$set?.[field]))) : some.length > 0;
      return isMeant ? [event as WebhookEvent] : [];
    });
    return fits.length > 1 && fits.at(-1) === Object.keys(changed).at(-1) ? fits.slice(0, -1) : fits;
  }
}

type Update = Record<string, unknown> & { [operator in '$set' | '$push' | '$unset']?: Record<string, unknown> };

/** The operators of an update that also adds these entries to the outbox. */
function withEntries({ $push = {}, $set = {} }: Update, entries: OutboxEntry[]) {
  const { $each = [] } = ($push.outbox ?? {}) as { $each?: OutboxEntry[] };
  return {
    $push: { ...$push, outbox: { $each: [...$each, ...entries] } },
    $set: { outboxKey: new Types.ObjectId(), ...$set },
  };
}
