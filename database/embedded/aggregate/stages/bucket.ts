import { compareValues } from '../../bson/compare';
import { docOf, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileExpression } from '../expressions/compile';
import { Scope } from '../expressions/scope';
import type { CompileStage } from '../pipeline';
import { groupDocument, groupField } from './group';

const oneEach: Value = docOf({ $sum: 1 });

/** Groups by which of the given boundaries a value falls between. */
export const bucket: CompileStage = (operand, context) => {
  if (!isDoc(operand)) throw new CommandError(40201, 'Argument to $bucket stage must be an object');
  for (const name of operand.keys())
    if (!['groupBy', 'boundaries', 'default', 'output'].includes(name))
      throw new CommandError(40197, `Unrecognized option to $bucket: ${name}.`);
  const boundaries = parseBoundaries(operand.get('boundaries'));
  const groupBySpec = operand.get('groupBy');
  if (groupBySpec === undefined)
    throw new CommandError(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  const groupBy = compileExpression(groupBySpec, context.expressions);
  const otherwise = operand.get('default');
  const output = operand.get('output') ?? docOf({ count: oneEach });
  if (!isDoc(output)) throw new CommandError(40196, "The $bucket 'output' field must be an object");
  const fields = Array.from(output, ([name, spec]) => groupField(name, spec, context));
  return async function* (input, { variables }) {
    const rows = [...boundaries.slice(0, -1), ...(otherwise === undefined ? [] : [otherwise])].map((id) => ({
      id,
      states: undefined as ReturnType<(typeof fields)[number]['make']>[] | undefined,
    }));
    for await (const slice of input) {
      for (const doc of slice) {
        const scope = Scope.of(doc, variables);
        const value = groupBy(scope) ?? null;
        const place = bucketOf(value, boundaries) ?? (otherwise === undefined ? undefined : rows.length - 1);
        if (place === undefined)
          throw new CommandError(
            40066,
            '$switch could not find a matching branch for an input, and no default was specified.',
          );
        const row = rows[place] as (typeof rows)[number];
        row.states ??= fields.map((field) => field.make(scope));
        for (const state of row.states) state.add(scope);
      }
    }
    const filled = rows.flatMap(({ id, states }) => (states ? [groupDocument(id, fields, states)] : []));
    yield filled.sort((a, b) => compareValues(a.get('_id') as Value, b.get('_id') as Value));
  };
};

function bucketOf(value: Value, boundaries: readonly Value[]): number | undefined {
  for (let i = 0; i + 1 < boundaries.length; i++) {
    if (compareValues(value, boundaries[i] as Value) >= 0 && compareValues(value, boundaries[i + 1] as Value) < 0)
      return i;
  }
  return undefined;
}

function parseBoundaries(value: Value | undefined): Value[] {
  if (!Array.isArray(value)) throw new CommandError(40200, "The $bucket 'boundaries' field must be an array");
  if (value.length < 2) throw new CommandError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  for (let i = 1; i < value.length; i++)
    if (compareValues(value[i - 1] as Value, value[i] as Value) >= 0)
      throw new CommandError(40194, "The 'boundaries' option to $bucket must be sorted");
  return value;
}
