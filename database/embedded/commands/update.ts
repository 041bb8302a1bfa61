import { type Doc, docOf, type Value } from '../bson/types';
import { CommandError, failedToParse, notSupported } from '../errors';
import { parseFilter } from '../query/parse-filter';
import { type CompiledUpdate, parseUpdate } from '../update/parse-update';
import { upsertDocument } from '../update/upsert';
import type { Arguments } from './arguments';
import type { Call, Command } from './command';
import { checkBatchSize } from './insert';
import { collectionName, ensureCollection } from './namespaces';
import {
  firstMatch,
  insertUpserted,
  type Located,
  locate,
  matchingRecords,
  recheck,
  type Target,
  updateMatch,
} from './write-one';
import { WriteErrors } from './write-result';

const statementOptions = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'collation', 'hint'];
/** Documents updated in one transaction before others get their turn. */
const perTransaction = 200;

export const update: Command = {
  name: 'update',
  options: ['updates', 'ordered', 'bypassDocumentValidation'],
  unsupported: ['let'],
  run: runUpdate,
};

interface Outcome {
  matched: number;
  modified: number;
  upserted?: Value;
}

async function runUpdate(call: Call): Promise<Doc> {
  const name = collectionName(call);
  const ordered = call.args.boolean('ordered', true);
  const statements = call.args.documents('updates');
  checkBatchSize(statements.length);
  const errors = new WriteErrors();
  const upserted: Doc[] = [];
  let matched = 0;
  let modified = 0;
  const run = async (statement: Doc) =>
    runStatement(call, name, call.args.nested(statement, 'updates', statementOptions));
  // Those of an unordered command that wait together share a flush to disk.
  const atOnce = ordered ? 1 : perTransaction;
  for (let start = 0; start < statements.length && !(ordered && errors.any); start += atOnce) {
    const ends = await Promise.allSettled(statements.slice(start, start + atOnce).map(run));
    for (const [i, end] of ends.entries()) {
      if (end.status === 'rejected') errors.add(start + i, end.reason);
      else {
        const { value: outcome } = end;
        matched += outcome.matched;
        modified += outcome.modified;
        if (outcome.upserted !== undefined) upserted.push(docOf({ index: start + i, _id: outcome.upserted }));
      }
    }
  }
  return docOf({
    n: matched + upserted.length,
    nModified: modified,
    upserted: upserted.length > 0 ? upserted : undefined,
    writeErrors: errors.list,
  });
}

interface Statement {
  readonly target: Target;
  readonly update: CompiledUpdate;
  readonly upsert: boolean;
}

async function runStatement(call: Call, name: string, args: Arguments): Promise<Outcome> {
  const query = args.required('q');
  if (!(query instanceof Map)) throw args.wrongType('q', query, "'object'");
  if (args.raw('arrayFilters') !== undefined) throw notSupported('the option arrayFilters of an update');
  const multi = args.boolean('multi');
  const statement: Statement = {
    target: { filter: parseFilter(query), hint: args.raw('hint') },
    update: parseUpdate(args.required('u')),
    upsert: args.boolean('upsert'),
  };
  if (!multi) {
    const located = await locate(call, name, statement.target);
    return call.store.env.write((transaction) => updateOne(call, transaction, name, statement, located));
  }
  if (statement.update.kind === 'replacement')
    throw failedToParse('multi update is not supported for replacement-style update');
  return updateMany(call, name, statement);
}

function updateOne(
  call: Call,
  transaction: Parameters<typeof updateMatch>[1],
  name: string,
  statement: Statement,
  located?: Located,
): Outcome {
  const { target, update, upsert } = statement;
  const collection = call.store.catalog.collection(call.db, name);
  const match = collection && firstMatch(call, collection, target, located);
  if (collection && match) {
    const { changed } = updateMatch(call, transaction, collection, match, update);
    return { matched: 1, modified: changed ? 1 : 0 };
  }
  if (!upsert) return { matched: 0, modified: 0 };
  const doc = upsertDocument(target.filter, update);
  insertUpserted(call, transaction, ensureCollection(call, name), doc);
  return { matched: 0, modified: 0, upserted: doc.get('_id') as Value };
}

/** Finds first, then updates a few at a time: each document atomically, the whole not, as in MongoDB. */
async function updateMany(call: Call, name: string, statement: Statement): Promise<Outcome> {
  const { target, update, upsert } = statement;
  const collection = call.store.catalog.collection(call.db, name);
  const total: Outcome = { matched: 0, modified: 0 };
  const records = collection ? await matchingRecords(call, collection, target) : [];
  for (let start = 0; start < records.length; start += perTransaction) {
    const { matched, modified, failure } = await call.store.env.write((transaction) => {
      const part: Outcome & { failure?: unknown } = { matched: 0, modified: 0 };
      for (const record of records.slice(start, start + perTransaction)) {
        const match = !collection || collection.dropped ? undefined : recheck(call, collection, record, target.filter);
        if (!collection || !match) continue;
        try {
          if (updateMatch(call, transaction, collection, match, update).changed) part.modified++;
          part.matched++;
        } catch (error) {
          // What was updated before stays, as in MongoDB; nothing of this document was written.
          if (!(error instanceof CommandError)) throw error;
          part.failure = error;
          break;
        }
      }
      return part;
    });
    total.matched += matched;
    total.modified += modified;
    if (failure) throw failure;
    await call.pacer.pause();
  }
  if (total.matched > 0 || !upsert) return total;
  return call.store.env.write((transaction) => updateOne(call, transaction, name, statement));
}
