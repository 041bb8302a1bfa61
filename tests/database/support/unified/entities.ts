import {
  type Collection,
  type CommandFailedEvent,
  type CommandStartedEvent,
  type CommandSucceededEvent,
  type Db,
  type Document,
  GridFSBucket,
  MongoClient,
} from 'mongodb';
import type { EntityDescription } from './format';

/** An event of the driver, by its name in the format. */
export interface ObservedEvent {
  readonly kind: string;
  readonly event: Document;
}

/** What a test works with, by id: clients, databases, collections, buckets, sessions and kept results. */
export class TestEntities {
  readonly byId = new Map<string, unknown>();
  /** The events that each client was asked to observe. */
  readonly events = new Map<string, ObservedEvent[]>();
  private readonly clients: MongoClient[] = [];

  constructor(private readonly uri: string) {}

  async add(kind: string, description: EntityDescription): Promise<void> {
    this.byId.set(description.id, await this.made(kind, description));
  }

  async close(): Promise<void> {
    for (const client of this.clients) await client.close();
  }

  private async made(kind: string, one: EntityDescription): Promise<unknown> {
    const entity = (id: string | undefined) => this.byId.get(id ?? '');
    switch (kind) {
      case 'client':
        return this.client(one);
      case 'database':
        return (entity(one.client) as MongoClient).db(one.databaseName, optionsOf(one.databaseOptions));
      case 'collection':
        return (entity(one.database) as Db).collection(one.collectionName ?? '', optionsOf(one.collectionOptions));
      case 'bucket':
        return new GridFSBucket(entity(one.database) as Db, optionsOf(one.bucketOptions));
      case 'session':
        return (entity(one.client) as MongoClient).startSession();
      default:
        throw new Error(`the runner makes no ${kind}`);
    }
  }

  private async client(one: EntityDescription): Promise<MongoClient> {
    const serverApi = one.serverApi && { serverApi: one.serverApi as never };
    const client = new MongoClient(this.uri, { monitorCommands: true, ...one.uriOptions, ...serverApi });
    const events: ObservedEvent[] = [];
    const ignored = new Set(one.ignoreCommandMonitoringEvents);
    const observe = (kind: string) => (event: CommandStartedEvent | CommandSucceededEvent | CommandFailedEvent) => {
      if (one.observeEvents?.includes(kind) && !ignored.has(event.commandName)) events.push({ kind, event });
    };
    client.on('commandStarted', observe('commandStartedEvent'));
    client.on('commandSucceeded', observe('commandSucceededEvent'));
    client.on('commandFailed', observe('commandFailedEvent'));
    this.events.set(one.id, events);
    this.clients.push(client);
    return client.connect();
  }
}

/** A read preference is an object in the format. */
export function optionsOf(options: Document = {}): Document {
  const { readPreference, ...rest } = options;
  return readPreference ? { ...rest, readPreference: readPreference.mode } : rest;
}

export type TestCollection = Collection<Document>;
