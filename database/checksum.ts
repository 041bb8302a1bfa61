import { createHash } from 'node:crypto';
import { BSON, type Db, type Document } from 'mongodb';

/** Numbers, dates and binaries keep their BSON types, so that a changed type changes the checksum. */
const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/** What a collection holds, told by its number of documents and a SHA-256 over them; both equal means identical. */
export interface CollectionChecksum {
  documents: number;
  sha256: string;
}
export type DatabaseChecksum = Readonly<Record<string, CollectionChecksum>>;

/** A running checksum: the documents in the order of their `_id`s, each with its fields in their order. */
export function collectionChecksum() {
  const hash = createHash('sha256');
  let documents = 0;
  return {
    /** @param line the document as canonical Extended JSON */
    add(line: string): void {
      documents++;
      hash.update(line).update('\n');
    },
    result: (): CollectionChecksum => ({ documents, sha256: hash.digest('hex') }),
  };
}

/** The checksum of every collection of a database, read by `_id`; memory stays flat. */
export async function databaseChecksum(db: Db): Promise<DatabaseChecksum> {
  const sums: Record<string, CollectionChecksum> = {};
  for (const name of await collectionNames(db)) {
    const sum = collectionChecksum();
    for await (const document of inOrder(db, name)) sum.add(lineOf(document));
    sums[name] = sum.result();
  }
  return sums;
}

/** The collections of a database that hold its data, sorted. */
export async function collectionNames(db: Db): Promise<string[]> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

/** Every document of a collection with its exact types, in the order of `_id`. */
export function inOrder(db: Db, name: string): AsyncIterable<Document> {
  return db.collection(name).find({}, exact).sort({ _id: 1 });
}

/** A document as one line of canonical Extended JSON. */
export function lineOf(document: Document): string {
  return BSON.EJSON.stringify(document, { relaxed: false });
}

/** The names of the collections that differ, those that are missing on one side included. */
export function differences(one: DatabaseChecksum, other: DatabaseChecksum): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => one[name]?.sha256 !== other[name]?.sha256 || one[name]?.documents !== other[name]?.documents)
    .sort();
}
