import { type Doc, docOf } from '../bson/types';
import { failedToParse } from '../errors';
import { parseFilter } from '../query/parse-filter';
import type { Arguments } from './arguments';
import type { Call, Command } from './command';
import { checkBatchSize } from './insert';
import { collectionName } from './namespaces';
import { firstMatch, locate, matchingRecords, recheck, type Target } from './write-one';
import { WriteErrors } from './write-result';

const statementOptions = ['q', 'limit', 'collation', 'hint'];
const perTransaction = 500;
const freeing = { frees: true };

export const deleteCommand: Command = {
  name: 'delete',
  options: ['deletes', 'ordered'],
  unsupported: ['let'],
  run: runDelete,
};

async function runDelete(call: Call): Promise<Doc> {
  const name = collectionName(call);
  const ordered = call.args.boolean('ordered', true);
  const statements = call.args.documents('deletes');
  checkBatchSize(statements.length);
  const errors = new WriteErrors();
  let removed = 0;
  for (const [index, statement] of statements.entries()) {
    try {
      removed += await runStatement(call, name, call.args.nested(statement, 'deletes', statementOptions));
    } catch (error) {
      errors.add(index, error);
      if (ordered) break;
    }
  }
  return docOf({ n: removed, writeErrors: errors.list });
}

async function runStatement(call: Call, name: string, args: Arguments): Promise<number> {
  const query = args.required('q');
  if (!(query instanceof Map)) throw args.wrongType('q', query, "'object'");
  args.required('limit');
  const limit = args.integer('limit');
  if (limit !== 0 && limit !== 1) throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`);
  const target: Target = { filter: parseFilter(query), hint: args.raw('hint') };
  return limit === 1 ? deleteOne(call, name, target) : deleteMany(call, name, target);
}

async function deleteOne(call: Call, name: string, target: Target): Promise<number> {
  const { store, db } = call;
  const located = await locate(call, name, target);
  return store.env.write((transaction) => {
    const collection = store.catalog.collection(db, name);
    const match = collection && firstMatch(call, collection, target, located);
    if (!collection || !match) return 0;
    store.records.remove(transaction, collection, match.record, match.doc, match.bytes.length);
    return 1;
  }, freeing);
}

async function deleteMany(call: Call, name: string, target: Target): Promise<number> {
  const { store, db } = call;
  const collection = store.catalog.collection(db, name);
  if (!collection) return 0;
  const records = await matchingRecords(call, collection, target);
  let removed = 0;
  for (let start = 0; start < records.length; start += perTransaction) {
    removed += await store.env.write((transaction) => {
      let count = 0;
      const fields = collection.indexedFields(target.filter.fields);
      for (const record of records.slice(start, start + perTransaction)) {
        const match = collection.dropped ? undefined : recheck(call, collection, record, target.filter, fields);
        if (!match) continue;
        store.records.remove(transaction, collection, record, match.doc, match.bytes.length);
        count++;
      }
      return count;
    }, freeing);
    await call.pacer.pause();
  }
  return removed;
}
