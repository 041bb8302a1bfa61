import { type Doc, isDoc, type Value } from '../../bson/types';
import { identityOf } from '../../bson/value-set';
import { CommandError } from '../../errors';
import { type Accumulator, accumulators } from '../accumulators';
import { compileExpression } from '../expressions';
import { known } from '../names';
import { type CompileStage, streamOf } from '../stage';

interface GroupField {
  readonly name: string;
  readonly make: () => Accumulator;
}

export const group: CompileStage = (operand) => {
  if (!isDoc(operand)) throw new CommandError(15947, "a group's fields must be specified in an object");
  const idSpec = operand.get('_id');
  if (idSpec === undefined) throw new CommandError(15955, 'a group specification must include an _id');
  const id = compileExpression(idSpec);
  const fields = [...operand].filter(([name]) => name !== '_id').map(([name, spec]) => groupField(name, spec));
  if (onlyCounts(operand)) return counting(idSpec, fields);
  return async function* (input, pacer) {
    const groups = new Map<string, { id: Value; states: Accumulator[] }>();
    for await (const slice of input) {
      for (const doc of slice) {
        const value = id(doc) ?? null;
        const identity = identityOf(value);
        let found = groups.get(identity);
        if (!found) {
          found = { id: value, states: fields.map((field) => field.make()) };
          groups.set(identity, found);
        }
        for (const state of found.states) state.add(doc);
      }
      await pacer.pause();
    }
    yield* streamOf(Array.from(groups.values(), ({ id: value, states }) => groupDocument(value, fields, states)));
  };
};

/** Whether all documents are one group of which nothing but their number is asked: `countDocuments` of the drivers. */
function onlyCounts(operand: Doc): boolean {
  return [...operand].every(([name, spec]) =>
    name === '_id'
      ? typeof spec === 'number' || spec === null
      : isDoc(spec) && spec.size === 1 && spec.get('$sum') === 1,
  );
}

function counting(id: Value, fields: readonly GroupField[]): ReturnType<CompileStage> {
  return async function* (input, pacer) {
    let total = 0;
    for await (const slice of input) {
      total += slice.length;
      await pacer.pause();
    }
    if (total > 0) yield [new Map([['_id', id], ...fields.map(({ name }): [string, Value] => [name, total])])];
  };
}

/** One field of a $group: one accumulator. */
function groupField(name: string, spec: Value): GroupField {
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  if (name.startsWith('$')) throw new CommandError(40236, `The field name '${name}' cannot be an operator name`);
  if (!isDoc(spec)) throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  const [entry] = spec;
  if (!entry || spec.size !== 1) throw new CommandError(40238, `The field '${name}' must specify one accumulator`);
  const [operator, operand] = entry;
  const make = known('accumulator', accumulators, operator);
  if (Array.isArray(operand)) throw new CommandError(40237, `The ${operator} accumulator is a unary operator`);
  const expression = compileExpression(operand);
  return { name, make: () => make(expression) };
}

function groupDocument(id: Value, fields: readonly GroupField[], states: readonly Accumulator[]): Doc {
  const doc: Doc = new Map([['_id', id]]);
  fields.forEach(({ name }, i) => {
    doc.set(name, (states[i] as Accumulator).result());
  });
  return doc;
}
