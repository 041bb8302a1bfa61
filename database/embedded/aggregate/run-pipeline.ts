import { type Doc, docOf, isDoc, type Value } from '../bson/types';
import { choosePlan } from '../planner/choose';
import type { Pacer } from '../query/pacer';
import { parseFilter } from '../query/parse-filter';
import { type QueryRun, runQuery } from '../query/run-query';
import { compileSort } from '../query/sort';
import type { Store } from '../storage/store';
import { neededFields } from './needed-fields';
import { compilePipeline, type NamedStage, parseStages } from './pipeline';
import type { DocStream, Stage } from './stage';
import { parseLimit, parseSkip } from './stages/limit';
import { sortSpec } from './stages/sort';

/** What is aggregated, and how. */
export interface Aggregation {
  readonly store: Store;
  readonly db: string;
  readonly name: string;
  readonly stages: readonly NamedStage[];
  readonly hint: Value | undefined;
}

/** Refusals come before anything is read, and also when the collection does not exist. */
export function compileAggregation(aggregation: Aggregation): (pacer: Pacer) => DocStream {
  const { query, rest } = prepare(aggregation);
  return (pacer) => rest(source(query, pacer), pacer);
}

/** The query behind the start of a pipeline; undefined when the collection does not exist. For explain. */
export function pipelineQuery(aggregation: Aggregation): QueryRun | undefined {
  return prepare(aggregation).query;
}

/** Takes $match, then $sort, $skip and $limit from the front, as a query that can use indexes. */
function prepare({ store, db, name, stages, hint }: Aggregation): { query: QueryRun | undefined; rest: Stage } {
  const left = [...stages];
  const filters: Doc[] = [];
  while (left[0]?.name === '$match' && isDoc(left[0].operand))
    filters.push((left.shift() as NamedStage).operand as Doc);
  const taken = <T>(stage: string, parse: (operand: Value) => T): T | undefined =>
    left[0]?.name === stage ? parse((left.shift() as NamedStage).operand) : undefined;
  const sort = taken('$sort', (operand) => compileSort(sortSpec(operand)));
  const skip = taken('$skip', parseSkip) ?? 0;
  const limit = taken('$limit', parseLimit);
  const filter = parseFilter(filters.length > 1 ? docOf({ $and: filters }) : (filters[0] ?? docOf({})));
  const rest = compilePipeline(left, (other, pipeline) =>
    compileAggregation({ store, db, name: other, stages: parseStages(pipeline), hint: undefined }),
  );
  const collection = store.catalog.collection(db, name);
  if (!collection) return { query: undefined, rest };
  const plan = choosePlan(store.env, collection, { filter, sort, hint, limited: limit !== undefined });
  const fields = neededFields(left);
  const onlyCounted = fields?.size === 0;
  return { query: { store, collection, plan, filter, sort, skip, limit, fields, onlyCounted }, rest };
}

async function* source(query: QueryRun | undefined, pacer: Pacer): AsyncGenerator<Doc[]> {
  if (!query) return;
  for await (const slice of runQuery(query, pacer)) yield slice.map((match) => match.doc);
}
