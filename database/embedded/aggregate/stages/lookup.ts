import { type Doc, docOf, isDoc, type Value } from '../../bson/types';
import { identityOf } from '../../bson/value-set';
import { CommandError, failedToParse } from '../../errors';
import { extractKeys } from '../../index/extract-keys';
import { setPath } from '../../projection/set-path';
import { checkVariableName, compileExpression, valueAtPath } from '../expressions/compile';
import { type Expression, Scope } from '../expressions/scope';
import {
  type CompileStage,
  collect,
  type NamedStage,
  nestedContext,
  type PipelineContext,
  type PipelineRun,
  parseStages,
} from '../pipeline';
import { aggregateCollection, pipelineQuery, splitPipeline } from '../run-pipeline';

interface Lookup {
  readonly from: string;
  readonly as: string[];
  readonly localField: string[] | undefined;
  readonly foreignField: string | undefined;
  readonly variables: readonly [string, Expression][];
  readonly pipeline: readonly NamedStage[];
}

/** Joins documents of another collection: by equality of two fields, by a pipeline, or both. */
export const lookup: CompileStage = (operand, context) => {
  const spec = parseLookup(operand, context);
  const nested = nestedContext(
    context,
    spec.variables.map(([name]) => name),
  );
  // Checks the pipeline even when no document ever comes.
  aggregateCollection(spec.from, spec.pipeline, nested);
  return async function* (input, run) {
    const join = joiner(spec, nested);
    for await (const slice of input) {
      const joined: Doc[] = [];
      for (const doc of slice) {
        const found = await join(doc, run);
        const copy: Doc = new Map(doc);
        setPath(copy, spec.as, () => found);
        joined.push(copy);
      }
      yield joined;
    }
  };
};

type Join = (doc: Doc, run: PipelineRun) => Promise<Doc[]>;

function joiner(spec: Lookup, context: PipelineContext): Join {
  const { localField, foreignField, pipeline } = spec;
  if (!localField || !foreignField) {
    const runAll = aggregateCollection(spec.from, pipeline, context);
    return (doc, run) => collect(runAll(withVariables(spec, doc, run)));
  }
  let table: Promise<Map<string, Doc[]>> | undefined;
  return async (doc, run) => {
    const values = localValues(doc, localField);
    const condition = docOf({
      [foreignField]: docOf(values.length === 1 ? { $eq: values[0] as Value } : { $in: values }),
    });
    const stages = [{ name: '$match', operand: condition }, ...pipeline];
    const inner = withVariables(spec, doc, run);
    const query = pipelineQuery(spec.from, splitPipeline(stages), context, inner.variables);
    // Without an index the other collection is read once and kept by the joined field.
    if (query?.plan.kind === 'collection' && pipeline.length === 0) {
      table ??= readTable(spec, context, inner);
      return lookUp(await table, values);
    }
    return collect(aggregateCollection(spec.from, stages, context)(inner));
  };
}

function withVariables({ variables }: Lookup, doc: Doc, run: PipelineRun): PipelineRun {
  if (variables.length === 0) return run;
  const scope = Scope.of(doc, run.variables);
  const values = new Map(run.variables);
  for (const [name, expression] of variables) values.set(name, expression(scope));
  return { ...run, variables: values };
}

/** What the local field stands for: its value, the members of an array, null when missing. */
function localValues(doc: Doc, path: readonly string[]): Value[] {
  const value = valueAtPath(doc, path);
  if (Array.isArray(value)) return value.length === 0 ? [] : value;
  return [value ?? null];
}

async function readTable(spec: Lookup, context: PipelineContext, run: PipelineRun): Promise<Map<string, Doc[]>> {
  const table = new Map<string, Doc[]>();
  const path = (spec.foreignField as string).split('.');
  for await (const slice of aggregateCollection(spec.from, [], context)(run)) {
    for (const doc of slice) {
      const { tuples } = extractKeys(doc, [path]);
      for (const identity of new Set(tuples.map(([value]) => identityOf(value as Value)))) {
        const row = table.get(identity);
        if (row) row.push(doc);
        else table.set(identity, [doc]);
      }
    }
  }
  return table;
}

function lookUp(table: ReadonlyMap<string, Doc[]>, values: readonly Value[]): Doc[] {
  if (values.length === 1) return table.get(identityOf(values[0] as Value)) ?? [];
  return [...new Set(values.flatMap((value) => table.get(identityOf(value)) ?? []))];
}

function parseLookup(operand: Value, context: PipelineContext): Lookup {
  if (!isDoc(operand)) throw failedToParse('the $lookup stage specification must be an object');
  for (const name of operand.keys())
    if (!['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'].includes(name))
      throw failedToParse(`unknown argument to $lookup: ${name}`);
  const from = text(operand, 'from');
  const as = text(operand, 'as');
  if (from === undefined) throw failedToParse("must specify 'from' field for a $lookup");
  if (as === undefined) throw failedToParse("must specify 'as' field for a $lookup");
  const localField = text(operand, 'localField');
  const foreignField = text(operand, 'foreignField');
  const pipeline = operand.get('pipeline');
  if (
    (localField === undefined) !== (foreignField === undefined) ||
    (pipeline === undefined && localField === undefined)
  )
    throw failedToParse("$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified");
  const variables = operand.get('let');
  if (variables !== undefined && !isDoc(variables)) throw failedToParse("$lookup argument 'let: …' must be an object");
  if (variables !== undefined && pipeline === undefined)
    throw failedToParse("$lookup with a 'let' argument must also specify 'pipeline'");
  return {
    from,
    as: as.split('.'),
    localField: localField?.split('.'),
    foreignField,
    variables: Array.from(variables ?? [], ([name, value]): [string, Expression] => {
      checkVariableName(name);
      return [name, compileExpression(value, context.expressions)];
    }),
    pipeline: pipeline === undefined ? [] : parseStages(pipeline),
  };
}

function text(operand: Doc, name: string): string | undefined {
  const value = operand.get(name);
  if (value === undefined || typeof value === 'string') return value;
  if (name === 'from')
    throw failedToParse("$lookup argument 'from' must be a string: joins across databases are not supported");
  throw new CommandError(9, `$lookup argument '${name}' must be a string`);
}
