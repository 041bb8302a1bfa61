import { type Doc, docOf, isDoc, type Value } from '../bson/types';
import { choosePlan } from '../planner/choose';
import type { CompiledFilter } from '../query/filter';
import { parseFilter } from '../query/parse-filter';
import { type QueryRun, runQuery } from '../query/run-query';
import { type CompiledSort, compileSort } from '../query/sort';
import { neededFields } from './needed-fields';
import { compilePipeline, type DocStream, type NamedStage, type PipelineContext, type PipelineRun } from './pipeline';
import { parseLimit, parseSkip } from './stages/limit';
import { sortSpec } from './stages/sort';

/** The start of a pipeline as a query, so that it can use indexes, and the stages that are left. */
export interface SplitPipeline {
  readonly filter: Doc;
  readonly sort: Doc | undefined;
  readonly skip: number;
  readonly limit: number | undefined;
  readonly rest: readonly NamedStage[];
}

/** Compiles a pipeline over a collection of the context's database; the result may be run many times. */
export function aggregateCollection(
  name: string,
  stages: readonly NamedStage[],
  context: PipelineContext,
  hint?: Value,
): (run: PipelineRun) => DocStream {
  const split = splitPipeline(stages);
  // Refusals come before anything is read, and also when the collection does not exist.
  const checked = new Map<string, Value>([...context.expressions.variables].map((variable) => [variable, null]));
  parseFilter(split.filter, { collation: context.collation, variables: checked });
  const rest = compilePipeline(split.rest, context);
  return (run) => rest(source(name, split, context, run, hint), run);
}

/** The query behind the start of a pipeline; undefined when the collection does not exist. Also for explain. */
export function pipelineQuery(
  name: string,
  split: SplitPipeline,
  context: PipelineContext,
  variables: ReadonlyMap<string, Value | undefined>,
  hint?: Value,
): QueryRun | undefined {
  const { store, db, collation } = context;
  const collection = store.catalog.collection(db, name);
  if (!collection) return undefined;
  const filter: CompiledFilter = parseFilter(split.filter, { collation, variables });
  const sort: CompiledSort | undefined = split.sort && compileSort(split.sort, collation);
  const plan = choosePlan(store.env, collection, { filter, sort, hint, limited: split.limit !== undefined });
  const fields = neededFields(split.rest);
  const onlyCounted = fields?.size === 0;
  return { store, collection, plan, filter, sort, skip: split.skip, limit: split.limit, fields, onlyCounted };
}

/** Takes $match, then $sort, $skip and $limit from the front of a pipeline. */
export function splitPipeline(stages: readonly NamedStage[]): SplitPipeline {
  const rest = [...stages];
  const filters: Doc[] = [];
  while (rest[0]?.name === '$match' && isDoc(rest[0].operand))
    filters.push((rest.shift() as NamedStage).operand as Doc);
  const sort = rest[0]?.name === '$sort' ? sortSpec((rest.shift() as NamedStage).operand) : undefined;
  const skip = rest[0]?.name === '$skip' ? parseSkip((rest.shift() as NamedStage).operand) : 0;
  const limit = rest[0]?.name === '$limit' ? parseLimit((rest.shift() as NamedStage).operand) : undefined;
  const filter =
    filters.length === 1 ? (filters[0] as Doc) : filters.length === 0 ? docOf({}) : docOf({ $and: filters });
  return { filter, sort, skip, limit, rest };
}

async function* source(
  name: string,
  split: SplitPipeline,
  context: PipelineContext,
  run: PipelineRun,
  hint: Value | undefined,
): AsyncGenerator<Doc[]> {
  const query = pipelineQuery(name, split, context, run.variables, hint);
  if (!query) return;
  for await (const slice of runQuery(query, run.pacer)) yield slice.map((match) => match.doc);
}
