import { setTimeout } from 'node:timers/promises';
import { valuesEqual } from '../bson/compare';
import { format } from '../bson/shell-format';
import { docOf, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, ErrorCode } from '../errors';
import { beginBuild, finishBuild, type IndexBuild } from '../index/build';
import { type IndexDefinition, parseIndexDefinition } from '../index/definition';
import type { Pacer } from '../query/pacer';
import type { Collection, Index } from '../storage/collection';
import type { Transaction } from '../storage/environment';
import type { Store } from '../storage/store';
import type { Call, Command } from './command';
import { collectionName, ensureCollection } from './namespaces';

const maxIndexes = 64;
/** How often a command that waits for another's build looks at its own time limit, in milliseconds. */
const lookAgainAfter = 50;

export const createIndexes: Command = {
  name: 'createIndexes',
  options: ['indexes', 'ignoreUnknownIndexOptions'],
  unsupported: ['commitQuorum'],
  run: async (call) => {
    const { args, store, pacer } = call;
    const name = collectionName(call);
    const specs = args.documents('indexes');
    if (specs.length === 0) throw badValue('Must specify at least one index to create');
    const definitions = specs.map(parseIndexDefinition);
    for (;;) {
      const begun = await store.env.write((transaction) => begin(call, transaction, name, definitions));
      if ('awaited' in begun) {
        await waitFor(begun.awaited, pacer);
        continue;
      }
      if (begun.build) await finishBuild(store, begun.build, pacer);
      return docOf(begun.reply);
    }
  },
};

/** Within one job, so that no other command changes the indexes between the check and the beginning. */
function begin(
  call: Call,
  transaction: Transaction,
  name: string,
  definitions: readonly IndexDefinition[],
): { awaited: IndexBuild } | { build: IndexBuild | undefined; reply: Record<string, Value | undefined> } {
  const { store } = call;
  const existing = store.catalog.collection(call.db, name);
  if (existing) dropLeftovers(store, transaction, existing);
  const { wanted, awaited } = compared(existing?.indexes ?? [], definitions, `${call.db}.${name}`);
  if (awaited) return { awaited };
  const collection = existing ?? ensureCollection(call, name);
  const before = collection.indexes.length;
  const build = wanted.length > 0 ? beginBuild(store, collection, wanted) : undefined;
  const reply = {
    numIndexesBefore: before,
    numIndexesAfter: collection.indexes.length,
    createdCollectionAutomatically: !existing,
    note: wanted.length === 0 ? 'all indexes already exist' : undefined,
  };
  return { build, reply };
}

/** A build that failed takes its indexes back; a failing disk may have kept it from that. */
function dropLeftovers(store: Store, transaction: Transaction, collection: Collection): void {
  for (const index of collection.indexes.filter(({ ready, build }) => !ready && !build?.isUnderWay))
    store.catalog.dropIndex(transaction, collection, index);
}

/** Gives way until the build has ended. @throws MaxTimeMSExpired */
async function waitFor(build: IndexBuild, pacer: Pacer): Promise<void> {
  while (build.isUnderWay) {
    await Promise.race([build.ended, setTimeout(lookAgainAfter, undefined, { ref: false })]);
    await pacer.pause();
  }
}

/**
 * The definitions that are not there yet, and the build of one that is under way, whose end decides whether it will be
 * there. Refuses those that contradict an existing one.
 */
function compared(
  indexes: readonly Index[],
  definitions: readonly IndexDefinition[],
  namespace: string,
): { wanted: IndexDefinition[]; awaited: IndexBuild | undefined } {
  const wanted: IndexDefinition[] = [];
  let awaited: IndexBuild | undefined;
  for (const definition of definitions) {
    if (definition.key.size === 1 && definition.key.has('_id')) continue;
    const same = indexes.find((index) => isSame(index.definition, definition));
    if (same && !same.ready) awaited = same.build;
    if (same || wanted.some((other) => isSame(other, definition))) continue;
    for (const other of [...indexes.map((index) => index.definition), ...wanted]) refuseConflict(other, definition);
    wanted.push(definition);
  }
  if (Math.max(indexes.length, 1) + wanted.length > maxIndexes)
    throw new CommandError(ErrorCode.CannotCreateIndex, `add index fails, too many indexes for ${namespace}`);
  return { wanted, awaited };
}

function isSame(a: IndexDefinition, b: IndexDefinition): boolean {
  return a.name === b.name && valuesEqual(a.key, b.key) && sameOptions(a, b);
}

function refuseConflict(existing: IndexDefinition, wanted: IndexDefinition): void {
  if (existing.name === wanted.name) {
    throw new CommandError(
      ErrorCode.IndexKeySpecsConflict,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${format(wanted.spec)}, existing index: ${format(existing.spec)}`,
    );
  }
  if (!valuesEqual(existing.key, wanted.key) || !samePartial(existing, wanted)) return;
  throw new CommandError(
    ErrorCode.IndexOptionsConflict,
    sameOptions(existing, wanted)
      ? `Index already exists with a different name: ${existing.name}`
      : `An equivalent index already exists with a different name and options. Requested index: ${format(wanted.spec)}, existing index: ${format(existing.spec)}`,
  );
}

function sameOptions(a: IndexDefinition, b: IndexDefinition): boolean {
  return (
    a.unique === b.unique && a.sparse === b.sparse && a.expireAfterSeconds === b.expireAfterSeconds && samePartial(a, b)
  );
}

function samePartial(a: IndexDefinition, b: IndexDefinition): boolean {
  if (!isDoc(a.partialFilter) || !isDoc(b.partialFilter)) return a.partialFilter === b.partialFilter;
  return valuesEqual(a.partialFilter, b.partialFilter);
}
