import { encodeDocument } from '../bson/encode';
import { FieldNames } from '../bson/field-names';
import { format } from '../bson/shell-format';
import { bsonUndefined, type Doc, docOf, isDoc, RegularExpression } from '../bson/types';
import { badValue, CommandError, ErrorCode } from '../errors';
import type { Transaction } from '../storage/environment';
import { givenOrNewId } from '../update/upsert';
import { decoded } from './arguments';
import type { Call, Command } from './command';
import { collectionName, ensureCollection } from './namespaces';
import { WriteErrors } from './write-result';

export const maxDocumentBytes = 16 * 1024 * 1024;
export const maxWriteBatch = 100_000;

/** Documents written in one transaction before others get their turn. */
const perTransaction = 500;

export const insert: Command = {
  name: 'insert',
  options: ['documents', 'ordered', 'bypassDocumentValidation'],
  run: runInsert,
};

async function runInsert(call: Call): Promise<Doc> {
  const name = collectionName(call);
  const ordered = call.args.boolean('ordered', true);
  const documents: (Buffer | Doc)[] = call.args.sequence('documents') ?? call.args.documents('documents');
  const count = documents.length;
  checkBatchSize(count);
  const errors = new WriteErrors();
  let inserted = 0;
  for (let start = 0; start < count && !(ordered && errors.any); start += perTransaction) {
    // A transaction may be run a second time after another writer's failure, so it collects its own outcome.
    const outcome = await call.store.env.write((transaction) => {
      const result: { inserted: number; failures: [number, unknown][] } = { inserted: 0, failures: [] };
      const looked = call.store.catalog.collection(call.db, name)?.indexedFields() ?? onlyId;
      for (let i = start; i < Math.min(count, start + perTransaction); i++) {
        try {
          insertOne(call, transaction, name, documents[i] as Buffer | Doc, looked);
          result.inserted++;
        } catch (error) {
          if (!(error instanceof CommandError)) throw error;
          result.failures.push([i, error]);
          if (ordered) break;
        }
      }
      return result;
    });
    inserted += outcome.inserted;
    for (const [index, error] of outcome.failures) errors.add(index, error);
    await call.pacer.pause();
  }
  return docOf({ n: inserted, writeErrors: errors.list });
}

const onlyId = new FieldNames(['_id']);

/** @param looked the fields that the collection's indexes look at: of a document that is stored as it came no other is decoded */
function insertOne(call: Call, transaction: Transaction, name: string, given: Buffer | Doc, looked: FieldNames): void {
  const asGiven = Buffer.isBuffer(given) && given.toString('latin1', 5, 9) === '_id\0' ? given : undefined;
  const doc = asGiven ? decoded(asGiven, looked) : withIdFirst(Buffer.isBuffer(given) ? decoded(given) : given);
  checkId(doc);
  const bytes = asGiven ?? encodeDocument(doc);
  checkSize(bytes.length);
  call.store.records.insert(transaction, ensureCollection(call, name), doc, bytes);
}

export function checkBatchSize(count: number): void {
  if (count === 0 || count > maxWriteBatch)
    throw new CommandError(
      ErrorCode.InvalidLength,
      `Write batch sizes must be between 1 and ${maxWriteBatch}. Got ${count} operations.`,
    );
}

/** Refuses documents beyond 16 MiB. */
export function checkSize(bytes: number): void {
  if (bytes > maxDocumentBytes)
    throw badValue(`object to insert too large. size in bytes: ${bytes}, max size: ${maxDocumentBytes}`);
}

/** Refuses values that cannot be an _id. */
export function checkId(doc: Doc): void {
  const id = doc.get('_id');
  if (Array.isArray(id)) throw new CommandError(ErrorCode.InvalidIdField, "The '_id' value cannot be of type array");
  if (id instanceof RegularExpression)
    throw new CommandError(ErrorCode.InvalidIdField, "The '_id' value cannot be of type regex");
  if (id === bsonUndefined)
    throw new CommandError(ErrorCode.InvalidIdField, "The '_id' value cannot be of type undefined");
  if (isDoc(id)) {
    for (const field of id.keys())
      if (field.startsWith('$') && !['$ref', '$id', '$db'].includes(field))
        throw new CommandError(
          ErrorCode.DollarPrefixedFieldName,
          `_id fields may not contain '$'-prefixed fields: ${field} is not valid for storage. ${format(id)}`,
        );
  }
}

function withIdFirst(doc: Doc): Doc {
  const result: Doc = new Map([['_id', givenOrNewId(doc)]]);
  for (const [field, value] of doc) if (field !== '_id') result.set(field, value);
  return result;
}
