import { keepFields } from '../bson/decode';
import { encodeDocument } from '../bson/encode';
import type { Doc } from '../bson/types';
import { docOf, isDoc } from '../bson/types';
import { Cursor, resultsOf } from '../cursors';
import { badValue } from '../errors';
import { choosePlan } from '../planner/choose';
import { type CompiledProjection, parseProjection } from '../projection/parse-projection';
import { parseFilter } from '../query/parse-filter';
import { type Match, type QueryRun, runQuery } from '../query/run-query';
import { compileSort } from '../query/sort';
import type { Call, Command } from './command';
import { collectionName, emptyDocument } from './namespaces';

export const find: Command = {
  name: 'find',
  options: [
    'filter',
    'sort',
    'projection',
    'hint',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'collation',
    'noCursorTimeout',
    'allowDiskUse',
    'allowPartialResults',
    'oplogReplay',
  ],
  unsupported: ['tailable', 'awaitData', 'returnKey', 'showRecordId', 'min', 'max', 'readOnce', 'term', 'let'],
  run: runFind,
};

async function runFind(call: Call): Promise<Doc> {
  const name = collectionName(call);
  const { run, projection } = prepareFind(call, name);
  const batchSize = call.args.integer('batchSize', 0);
  const limit = findLimit(call);
  const cursor = new Cursor(
    `${call.db}.${name}`,
    run ? results(call, run, projection) : resultsOf([]),
    call.args.boolean('noCursorTimeout'),
  );
  return docOf({ cursor: await call.server.cursors.start(cursor, batchSize, limit.single) });
}

/** A parsed find; without `run` when the collection does not exist. Also what explain looks at. */
export function prepareFind(
  call: Call,
  name: string,
): { run: QueryRun | undefined; projection: CompiledProjection | undefined } {
  const { args, store, db } = call;
  const filter = parseFilter(args.document('filter') ?? emptyDocument);
  const natural = naturalSort(args.document('sort'));
  const sortSpec = natural ? undefined : args.document('sort');
  const sort = sortSpec && sortSpec.size > 0 ? compileSort(sortSpec) : undefined;
  const spec = args.document('projection');
  const projection = spec && spec.size > 0 ? parseProjection(spec) : undefined;
  const skip = args.integer('skip', 0) ?? 0;
  const { limit } = findLimit(call);
  const collection = store.catalog.collection(db, name);
  if (!collection) return { run: undefined, projection };
  const hint = args.raw('hint');
  const plan = choosePlan(store.env, collection, {
    filter,
    sort,
    hint: natural ?? (isDoc(hint) && hint.size === 0 ? undefined : hint),
    limited: limit > 0,
  });
  const fields = projection && !projection.flat ? projection.fields : new Set<string>();
  return { run: { store, collection, plan, filter, sort, skip, limit, fields }, projection };
}

async function* results(
  call: Call,
  run: QueryRun,
  projection: CompiledProjection | undefined,
): AsyncGenerator<Buffer[]> {
  const projected = ({ doc, bytes }: Match): Buffer => {
    if (!projection) return bytes;
    const { flat } = projection;
    return flat ? keepFields(bytes, flat.names, flat.areKept) : encodeDocument(projection.apply(doc));
  };
  for await (const slice of runQuery(run, call.pacer)) yield slice.map(projected);
}

/** A negative limit means: that many, in one batch. */
function findLimit({ args }: Call): { limit: number; single: boolean } {
  const limit = args.integer('limit') ?? 0;
  if (limit < 0) throw badValue(`BSON field 'limit' value must be >= 0, actual value '${limit}'`);
  return { limit, single: args.boolean('singleBatch') };
}

/** `{ $natural: ±1 }` as a sort is a hint to scan the collection. */
function naturalSort(sort: Doc | undefined): Doc | undefined {
  if (!sort?.has('$natural')) return undefined;
  if (sort.size > 1) throw badValue('$natural sort cannot be set to a value other than -1 or 1.');
  return sort;
}
