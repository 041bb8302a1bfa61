import type { mongo } from 'mongoose';
import { log } from '@/lib/platform/log';
import { metrics } from './metrics';

/**
 * Measures the commands and the pool of a connection, and logs slow commands with their shape: field names and
 * operators, no values, which may be personal.
 * @param client made with `monitorCommands`
 */
export function watchDatabase(client: mongo.MongoClient, { slowMs }: { slowMs: number }): void {
  const { commands, slowCommands, connectionsInUse, connectionsAwaited } = metrics();
  const running = new Map<number, mongo.CommandStartedEvent>();
  client.on('commandStarted', (event) => running.set(event.requestId, event));
  const ended = ({ requestId, commandName, duration }: mongo.CommandSucceededEvent | mongo.CommandFailedEvent) => {
    const started = running.get(requestId);
    running.delete(requestId);
    commands.observe({ command: commandName }, duration / 1000);
    if (duration < slowMs || !started) return;
    slowCommands.inc();
    const { command } = started;
    log().info(
      { command: commandName, collection: collectionOf(command, commandName), ms: duration, shape: shapeOf(command) },
      'slow query',
    );
  };
  client.on('commandSucceeded', ended);
  client.on('commandFailed', ended);
  client.on('connectionCheckOutStarted', () => connectionsAwaited.inc());
  client.on('connectionCheckOutFailed', () => connectionsAwaited.dec());
  client.on('connectionCheckedOut', () => {
    connectionsAwaited.dec();
    connectionsInUse.inc();
  });
  client.on('connectionCheckedIn', () => connectionsInUse.dec());
}

function collectionOf(command: mongo.Document, name: string): string {
  return String(name === 'getMore' ? command.collection : command[name]);
}

/** What of a command says how it is found and changed. */
const PARTS = ['filter', 'query', 'pipeline', 'updates', 'deletes', 'update', 'sort', 'limit', 'skip', 'key'];

/** A command without its values: `{ filter: { email: '?', role: { $in: '?' } }, sort: { _id: 1 } }` as text. */
export function shapeOf(command: mongo.Document): string {
  const parts = PARTS.filter((part) => typeof command[part] === 'object');
  return JSON.stringify(Object.fromEntries(parts.map((part) => [part, withoutValues(command[part], 0)]))).slice(
    0,
    1000,
  );
}

function withoutValues(value: unknown, depth: number): unknown {
  if (depth > 8) return '?';
  if (Array.isArray(value)) {
    const kept = value.filter((entry) => isPlain(entry)).slice(0, 10);
    return kept.length ? kept.map((entry) => withoutValues(entry, depth + 1)) : '?';
  }
  if (!isPlain(value)) return '?';
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutValues(entry, depth + 1)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
