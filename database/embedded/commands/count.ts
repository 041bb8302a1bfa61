import { docOf } from '../bson/types';
import { badValue } from '../errors';
import { choosePlan } from '../planner/choose';
import { parseFilter } from '../query/parse-filter';
import { runQuery } from '../query/run-query';
import type { Command } from './command';
import { collectionName, emptyDocument } from './namespaces';

export const count: Command = {
  name: 'count',
  options: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run: async (call) => {
    const { args, store, db } = call;
    const name = collectionName(call);
    const query = args.document('query') ?? emptyDocument;
    const filter = parseFilter(query);
    const skip = args.integer('skip') ?? 0;
    if (skip < 0) throw badValue(`BSON field 'skip' value must be >= 0, actual value '${skip}'`);
    const limit = Math.abs(args.integer('limit') ?? 0);
    const collection = store.catalog.collection(db, name);
    if (!collection) return docOf({ n: 0 });
    const hint = args.raw('hint');
    if (query.size === 0 && hint === undefined) {
      const rest = Math.max(0, collection.count - skip);
      return docOf({ n: limit > 0 ? Math.min(limit, rest) : rest });
    }
    const plan = choosePlan(store.env, collection, { filter, hint });
    let n = 0;
    const run = { store, collection, plan, filter, skip, limit, fields: new Set<string>(), onlyCounted: true };
    for await (const slice of runQuery(run, call.pacer)) n += slice.length;
    return docOf({ n });
  },
};
