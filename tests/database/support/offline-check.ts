import { decodeDocument } from '@/database/embedded/bson/decode';
import type { Doc } from '@/database/embedded/bson/types';
import { indexEntries } from '@/database/embedded/index/entries';
import { Catalog } from '@/database/embedded/storage/catalog';
import { checked } from '@/database/embedded/storage/checksum';
import type { Collection, Index } from '@/database/embedded/storage/collection';
import { type Entry, Environment } from '@/database/embedded/storage/environment';
import { keySpace, prefixed, recordBytes, recordOfKey, spaceRange } from '@/database/embedded/storage/keys';

const everything = Number.MAX_SAFE_INTEGER;

/**
 * Reads a data folder that nobody serves and compares what it holds: documents with index entries both ways, counts,
 * names, and whether every key belongs to somebody.
 * @param folder the one with the lmdb file
 * @returns one line per contradiction, how many documents and index entries were looked at, and how many indexes were still
 *   being built when it ended
 */
export async function checkOffline(
  folder: string,
): Promise<{ problems: string[]; looked: number; unfinished: number }> {
  const env = Environment.open(folder, { beforeCommit: () => undefined, afterAbort: () => undefined });
  try {
    const catalog = new Catalog(env);
    catalog.load();
    const problems: string[] = [];
    const report = (problem: string) => problems.push(problem);
    let looked = 0;
    const indexes = catalog.collections().flatMap((collection) => collection.indexes);
    const unfinished = indexes.filter((index) => !index.ready).length;
    for (const collection of catalog.collections()) looked += checkCollection(env, collection, report);
    checkOwners(env, catalog, report);
    return { problems, looked, unfinished };
  } finally {
    await env.close();
  }
}

type Report = (problem: string) => void;

function checkCollection(env: Environment, collection: Collection, report: Report): number {
  const stored = env.entries(spaceRange(collection.id), everything);
  const documents = stored.map(({ key, value }) => ({ record: recordOfKey(key), doc: decodeDocument(checked(value)) }));
  const bytes = stored.reduce((sum, { value }) => sum + checked(value).length, 0);
  if (collection.count !== stored.length || collection.bytes !== bytes)
    report(`${collection.namespace} counts ${collection.count}/${collection.bytes}, has ${stored.length}/${bytes}`);
  const names = collection.indexes.map((index) => index.name);
  if (new Set(names).size < names.length) report(`${collection.namespace} has the indexes ${names.join(', ')}`);
  return stored.length + collection.indexes.reduce((sum, index) => sum + checkIndex(env, index, documents, report), 0);
}

function checkIndex(
  env: Environment,
  index: Index,
  documents: readonly { record: number; doc: Doc }[],
  report: Report,
): number {
  const expected = new Set<string>();
  for (const { record, doc } of documents) {
    const { keys, throughArray } = indexEntries(index, doc);
    if (index.ready && throughArray.some((flag, i) => flag && !index.multikey[i]))
      report(`${index.name} (${index.id}) is not marked as multikey`);
    for (const key of keys) expected.add(entryText(index, { key, value: recordBytes(record) }));
  }
  const found = env.entries(spaceRange(index.id), everything).map((entry) =>
    // What is stored under a key that ends with its record is empty.
    index.definition.unique ? entryText(index, entry) : entry.key.toString('latin1'),
  );
  for (const entry of found) if (!expected.delete(entry)) report(`${index.name} (${index.id}) has an entry of nothing`);
  if (index.ready && expected.size > 0) report(`${index.name} (${index.id}) lacks ${expected.size} entries`);
  return found.length;
}

function entryText(index: Index, { key, value }: Entry): string {
  return `${key.toString('latin1')}${index.definition.unique ? '>' : ''}${value.toString('latin1')}`;
}

/** Every key belongs to a collection or index there is, or to one that is still to be swept away. */
function checkOwners(env: Environment, catalog: Catalog, report: Report): void {
  const owners = new Set(catalog.collections().flatMap(({ id, indexes }) => [id, ...indexes.map((index) => index.id)]));
  const dropped = env.keys(spaceRange(keySpace.dropped), everything).map((key) => key.readUInt32BE(4));
  for (const id of dropped) if (owners.has(id)) report(`${id} is there and marked as dropped`);
  const known = new Set([...owners, ...dropped]);
  let [key] = env.keys({ start: prefixed(keySpace.firstFree), end: prefixed(0xffffffff) }, 1);
  while (key) {
    const id = key.readUInt32BE(0);
    if (!known.has(id)) report(`keys of ${id}, which belongs to nothing`);
    [key] = env.keys({ start: prefixed(id + 1), end: prefixed(0xffffffff) }, 1);
  }
}
