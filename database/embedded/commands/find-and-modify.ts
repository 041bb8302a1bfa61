import { decodeStored } from '../bson/decode';
import { type Doc, docOf, RawDocument, type Value } from '../bson/types';
import { failedToParse } from '../errors';
import { parseProjection } from '../projection/parse-projection';
import { parseFilter } from '../query/parse-filter';
import { compileSort } from '../query/sort';
import type { Transaction } from '../storage/environment';
import { type CompiledUpdate, parseUpdate } from '../update/parse-update';
import { upsertDocument } from '../update/upsert';
import type { Call, Command } from './command';
import { collectionName, emptyDocument, ensureCollection } from './namespaces';
import { firstMatch, insertUpserted, type Located, locate, type Target, updateMatch } from './write-one';

export const findAndModify: Command = {
  name: 'findAndModify',
  aliases: ['findandmodify'],
  options: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'collation',
    'hint',
  ],
  unsupported: ['let', 'arrayFilters'],
  run: async (call) => {
    const request = parseRequest(call);
    const name = collectionName(call);
    const located = await locate(call, name, request.target);
    return call.store.env.write((transaction) => run(call, transaction, name, request, located));
  },
};

interface Request {
  readonly target: Target;
  readonly update: CompiledUpdate | undefined;
  readonly upsert: boolean;
  readonly returnNew: boolean;
  readonly project: (bytes: Buffer) => Value;
}

function parseRequest({ args }: Call): Request {
  const remove = args.boolean('remove');
  const upsert = args.boolean('upsert');
  const returnNew = args.boolean('new');
  const update = args.raw('update');
  if (remove && update !== undefined) throw failedToParse("Cannot specify both an 'update' and 'remove'=true");
  if (remove && upsert) throw failedToParse("Cannot specify both 'upsert'=true and 'remove'=true ");
  if (remove && returnNew)
    throw failedToParse(
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
  if (!remove && update === undefined) throw failedToParse("Either an 'update' or 'remove'=true must be specified");
  const sort = args.document('sort');
  const fields = args.document('fields');
  const projection = fields && fields.size > 0 ? parseProjection(fields) : undefined;
  return {
    target: {
      filter: parseFilter(args.document('query') ?? emptyDocument),
      sort: sort && sort.size > 0 ? compileSort(sort) : undefined,
      hint: args.raw('hint'),
    },
    update: update === undefined ? undefined : parseUpdate(update),
    upsert,
    returnNew,
    project: (bytes) => (projection ? projection.apply(decodeStored(bytes)) : new RawDocument(bytes)),
  };
}

function run(call: Call, transaction: Transaction, name: string, request: Request, located?: Located): Doc {
  const { target, update, upsert, returnNew, project } = request;
  const { store, db } = call;
  const collection = store.catalog.collection(db, name);
  const match = collection && firstMatch(call, collection, target, located);
  if (collection && match) {
    if (!update) {
      const value = project(match.bytes);
      store.records.remove(transaction, collection, match.record, match.doc, match.bytes.length);
      return docOf({ lastErrorObject: docOf({ n: 1 }), value });
    }
    const before = returnNew ? undefined : project(match.bytes);
    const { after } = updateMatch(call, transaction, collection, match, update);
    return docOf({
      lastErrorObject: docOf({ n: 1, updatedExisting: true }),
      value: before ?? project(after),
    });
  }
  if (!update) return docOf({ lastErrorObject: docOf({ n: 0 }), value: null });
  if (!upsert) return docOf({ lastErrorObject: docOf({ n: 0, updatedExisting: false }), value: null });
  const doc = upsertDocument(target.filter, update);
  const bytes = insertUpserted(call, transaction, ensureCollection(call, name), doc);
  return docOf({
    lastErrorObject: docOf({ n: 1, updatedExisting: false, upserted: doc.get('_id') }),
    value: returnNew ? project(bytes) : null,
  });
}
