import { decodeStored } from '../bson/decode';
import { encodeKey, rankByte } from '../bson/key-string';
import { DateTime, type Doc } from '../bson/types';
import { type IndexScan, plainScan } from '../planner/plan';
import { scan } from '../planner/scan';
import type { Collection, Index } from '../storage/collection';
import type { Transaction } from '../storage/environment';
import { prefixed } from '../storage/keys';
import type { Store } from '../storage/store';
import { extractKeys } from './extract-keys';

/** How often expired documents are looked for, as MongoDB does; milliseconds. */
const sweepEvery = 60_000;
/** Documents removed in one transaction. */
const perTransaction = 200;

/** Removes documents whose date in a TTL index has passed, now and then. @returns a function that stops it */
export function startExpiry(store: Store, every = sweepEvery): () => void {
  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    removeExpired(store, Date.now())
      .catch((error: unknown) => {
        process.stderr.write(`removing expired documents failed: ${String(error)}\n`);
      })
      .finally(() => {
        sweeping = false;
      });
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

/** One sweep over all TTL indexes. @param now milliseconds */
export async function removeExpired(store: Store, now: number): Promise<void> {
  for (const collection of store.catalog.collections()) {
    for (const index of collection.indexes) {
      const seconds = index.definition.expireAfterSeconds;
      if (seconds === undefined || !index.ready) continue;
      const before = now - seconds * 1000;
      while (
        (await store.env.write((transaction) => removeSome(store, transaction, collection, index, before), {
          frees: true,
        })) === perTransaction
      );
    }
  }
}

function removeSome(
  store: Store,
  transaction: Transaction,
  collection: Collection,
  index: Index,
  before: number,
): number {
  if (collection.dropped || !collection.indexes.includes(index)) return 0;
  let removed = 0;
  for (const slice of scan(store.env, collection, expiredPlan(index, before))) {
    for (const { record, bytes } of slice) {
      const doc = decodeStored(bytes);
      if (!isExpired(doc, index, before)) continue;
      store.records.remove(transaction, collection, record, doc, bytes.length);
      removed++;
      if (removed === perTransaction) return removed;
    }
  }
  return removed;
}

/** Of several dates in an array the earliest counts. */
function isExpired(doc: Doc, index: Index, before: number): boolean {
  if (index.partial && !index.partial.matches(doc)) return false;
  return extractKeys(doc, index.paths).tuples.some(([value]) => value instanceof DateTime && value.ms <= before);
}

/** The keys from the first date to `before`. */
function expiredPlan(index: Index, before: number): IndexScan {
  const [descending] = index.descending as [boolean];
  const last = encodeKey([new DateTime(before + 1)], [descending], index.id);
  const dates = rankByte(45);
  const edge = prefixed(index.id, Buffer.of(descending ? (~dates & 0xff) + 1 : dates));
  return plainScan(index, descending ? { start: last, end: edge } : { start: edge, end: last });
}
