import { decodeStored } from '../bson/decode';
import { CommandError, ErrorCode } from '../errors';
import type { Pacer } from '../query/pacer';
import { checked } from '../storage/checksum';
import type { Collection, Index } from '../storage/collection';
import { after, recordOfKey, spaceRange } from '../storage/keys';
import type { Store } from '../storage/store';
import type { IndexDefinition } from './definition';

/** Documents indexed in one transaction before others get their turn. */
const perTransaction = 500;

/** The indexes that one createIndexes adds: they become ready together, or none of them does. */
export class IndexBuild {
  isUnderWay = true;
  /** Resolves when the build has ended, well or not. */
  readonly ended: Promise<void>;
  private resolve: () => void = () => undefined;

  constructor(
    readonly collection: Collection,
    readonly size: number,
  ) {
    this.ended = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  end(): void {
    this.isUnderWay = false;
    this.resolve();
  }
}

/**
 * Adds indexes, within a write job; those of an empty collection are ready at once. Until they are, writes keep them up
 * to date and queries leave them alone; after a crash they are gone.
 * @returns the build that `finishBuild` must be called with, once the job is on disk; undefined when there is nothing to
 *   fill them with
 */
export function beginBuild(
  store: Store,
  collection: Collection,
  definitions: readonly IndexDefinition[],
): IndexBuild | undefined {
  const isEmpty = store.env.keys(spaceRange(collection.id), 1).length === 0;
  const build = isEmpty ? undefined : new IndexBuild(collection, definitions.length);
  for (const definition of definitions) {
    const index = store.catalog.addIndex(collection, definition);
    index.ready = isEmpty;
    index.build = build;
  }
  return build;
}

/**
 * Fills the indexes of a build. When one cannot be filled all of them are taken back.
 * @throws DuplicateKey, CannotIndexParallelArrays, or IndexBuildAborted when one of them or the collection is dropped
 */
export async function finishBuild(store: Store, build: IndexBuild, pacer: Pacer): Promise<void> {
  try {
    await fill(store, build, pacer);
  } catch (error) {
    await takeBack(store, build);
    throw error;
  } finally {
    build.end();
  }
}

async function fill(store: Store, build: IndexBuild, pacer: Pacer): Promise<void> {
  const { collection } = build;
  const { end, start: first } = spaceRange(collection.id);
  for (let start: Buffer | undefined = first; start; ) {
    const from: Buffer = start;
    start = await store.env.write((transaction) => {
      const indexes = unfinished(build);
      const records = store.env.entries({ start: from, end }, perTransaction);
      for (const { key, value } of records) {
        const doc = decodeStored(checked(value));
        for (const index of indexes) store.records.addToIndex(transaction, collection, index, recordOfKey(key), doc);
      }
      const last = records[records.length - 1];
      return last && records.length === perTransaction ? after(last.key) : undefined;
    });
    await pacer.pause();
  }
  // Apart from the last entries: a query may meet the index before this job is committed, and must find them all.
  await store.env.write(() => {
    for (const index of unfinished(build)) index.ready = true;
    store.catalog.definitionChanged(collection);
  });
}

/** The indexes of the build, if it may go on. */
function unfinished(build: IndexBuild): Index[] {
  const { collection } = build;
  const indexes = collection.indexes.filter((index) => index.build === build);
  if (collection.dropped || indexes.length < build.size)
    throw new CommandError(
      ErrorCode.IndexBuildAborted,
      `Index build aborted: ${collection.dropped ? 'the collection' : 'an index'} was dropped: ${collection.namespace}`,
    );
  for (const { violation } of indexes) if (violation) throw violation;
  return indexes;
}

async function takeBack(store: Store, build: IndexBuild): Promise<void> {
  const { collection } = build;
  await store.env.write(
    (transaction) => {
      if (collection.dropped) return;
      for (const index of collection.indexes.filter((candidate) => candidate.build === build))
        store.catalog.dropIndex(transaction, collection, index);
    },
    { frees: true },
  );
  store.sweep();
}
