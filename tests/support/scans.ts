import mongoose from 'mongoose';
import { withoutShard } from './changes-of-one';

/** Commands that read a whole collection where an index could have led them: each shape is explained once. */

type Command = Record<string, unknown>;

const EXPLAINED = ['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify'];

/** What was sent to the database since the last look. */
let sent: Command[] = [];

/** Whether the test itself asks the database, which is nobody's concern. */
let isOwn = 0;

/** Asks the database for the test itself: what it sends isn't noted. */
export async function unnoted<T>(work: () => Promise<T>): Promise<T> {
  isOwn++;
  try {
    return await work();
  } finally {
    isOwn--;
  }
}

/** What was done to one record without naming its shard. */
const scattered = new Set<string>();

/** Notes from now on what is sent to the database, for `scans()` and `withoutTheirShard()`. */
export function noteCommands(): void {
  sent = [];
  scattered.clear();
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (isOwn > 0) return;
    if (EXPLAINED.includes(commandName)) sent.push(...united(plain(command)));
    for (const found of withoutShard(command)) scattered.add(found.replace(/[0-9a-f]{24}/g, '…'));
  });
}

/** The changes of one record of a collection that may be sharded that didn't name its shard, since `noteCommands()`. */
export const withoutTheirShard = (): string[] => [...scattered];

/** How many commands were sent since the last look. */
export const sentCount = (): number => sent.length;

/** Forgets what was sent, as before what is to be looked at. */
export function forgetCommands(): void {
  sent = [];
}

/** Whether a command of this shape reads a whole collection. */
const explained = new Map<string, boolean>();

/** The commands sent since `sent` was emptied that read a whole collection, each shape once. */
export async function scans(): Promise<string[]> {
  const found = new Map<string, string>();
  for (const command of sent.splice(0)) {
    if (isCheap(command)) continue;
    const shape = JSON.stringify(shapeOf(command));
    if (!explained.has(shape)) {
      const { winningPlan } = await planOf(command);
      explained.set(shape, JSON.stringify(winningPlan).includes('"COLLSCAN"'));
    }
    if (explained.get(shape)) found.set(shape, JSON.stringify(command).slice(0, 300));
  }
  sent = [];
  return [...found.values()];
}

/**
 * What the choice of an index depends on: a command with the type in the place of each value. Names of collections and
 * of fields stay, and so do numbers and booleans, which are directions, limits and options; a pattern keeps its beginning.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? value : 'text';
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof RegExp) return `/${value.source[0]}/${value.flags}`;
  if (value instanceof Date) return 'date';
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))];
  if ('_bsontype' in value) return value._bsontype;
  // A part of a document that mongoose made, which knows its document.
  if ('toBSON' in value && typeof value.toBSON === 'function') return shapeOf(value.toBSON());
  return Object.entries(value).map(([name, inner]) => [name, COLLECTION_OF.has(name) ? inner : shapeOf(inner)]);
}

/** An aggregation and those that it is united with, of which the plan of a command tells nothing. */
function united(command: Command): Command[] {
  const stages = (command.aggregate ? command.pipeline : []) as { $unionWith?: { coll: string; pipeline: unknown } }[];
  const others = stages.flatMap(({ $unionWith }) => ($unionWith ? [$unionWith] : []));
  return [command, ...others.map(({ coll, pipeline }) => ({ aggregate: coll, pipeline, cursor: {} }))];
}

/** Where a command names its collection. */
const COLLECTION_OF = new Set([...EXPLAINED, 'findandmodify', 'from']);

/** "Is there any?" stops at the first document, wherever that stands; "how many in all?" is kept by the database. */
function isCheap({ filter, limit, count, query }: Command): boolean {
  const everything = JSON.stringify(filter ?? query ?? {}) === '{}';
  return everything && (limit === 1 || count !== undefined);
}

async function planOf(command: Command): Promise<{ winningPlan: unknown }> {
  const answer = await mongoose.connection.db?.command({
    explain: command,
    verbosity: 'queryPlanner',
  });
  const stage = answer?.queryPlanner ?? answer?.stages?.[0]?.$cursor?.queryPlanner;
  return stage ?? { winningPlan: null };
}

/** A command without what belongs to its session. */
function plain(command: Command): Command {
  const { lsid: _session, $db: _db, $clusterTime: _time, txnNumber: _number, ...rest } = command;
  return rest;
}
