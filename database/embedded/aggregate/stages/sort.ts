import { type Doc, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileSort } from '../../query/sort';
import { type CompileStage, collect, streamOf } from '../pipeline';

export const sort: CompileStage = (operand, context) => {
  const order = compileSort(sortSpec(operand), context.collation);
  return async function* (input) {
    const rows = (await collect(input)).map((doc): { key: Value[]; doc: Doc } => ({ key: order.key(doc), doc }));
    rows.sort((a, b) => order.compareKeys(a.key, b.key));
    yield* streamOf(rows.map((row) => row.doc));
  };
};

/** The pattern of a $sort stage. */
export function sortSpec(operand: Value): Doc {
  if (!isDoc(operand)) throw new CommandError(15973, 'the $sort key specification must be an object');
  if (operand.size === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
  return operand;
}
