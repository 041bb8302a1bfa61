import { createHash } from 'node:crypto';
import { encodeKey } from '../bson/key-string';
import type { Doc } from '../bson/types';
import type { Index } from '../storage/collection';
import { extractKeys } from './extract-keys';

/** lmdb takes keys of 1978 bytes; from this length on (the record id still to come) a key is shortened. */
const longestKey = 1960;
/** What is kept of a shortened key; a hash of the whole follows, so that unique keys stay distinct. */
export const keptOfLongKey = 1900;

/** What one document puts into one index. */
export interface IndexEntries {
  /** Keys with the index's prefix, without the record id; each once. */
  readonly keys: Buffer[];
  readonly throughArray: readonly boolean[];
  readonly shortened: boolean;
}

const nothing: IndexEntries = { keys: [], throughArray: [], shortened: false };

/** The keys under which the index finds the document; none when a sparse or partial index leaves it out. */
export function indexEntries(index: Index, doc: Doc): IndexEntries {
  if (index.partial && !index.partial.matches(doc)) return nothing;
  const { tuples, throughArray, allMissing } = extractKeys(doc, index.paths);
  if (allMissing && index.definition.sparse) return nothing;
  let shortened = false;
  const keys: Buffer[] = [];
  for (const tuple of tuples) {
    const key = encodeKey(tuple, index.descending, index.id);
    const isLong = key.length > longestKey;
    shortened ||= isLong;
    keys.push(isLong ? shortenKey(key) : key);
  }
  return { keys: keys.length > 1 ? distinct(keys) : keys, throughArray, shortened };
}

function shortenKey(key: Buffer): Buffer {
  return Buffer.concat([key.subarray(0, keptOfLongKey), createHash('sha256').update(key).digest()]);
}

function distinct(keys: Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
