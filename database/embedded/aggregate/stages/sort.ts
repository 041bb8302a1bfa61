import { type Doc, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileSort } from '../../query/sort';
import { type CompileStage, streamOf } from '../stage';

export const sort: CompileStage = (operand) => {
  const order = compileSort(sortSpec(operand));
  return async function* (input) {
    const rows: { key: Value[]; doc: Doc }[] = [];
    for await (const slice of input) for (const doc of slice) rows.push({ key: order.key(doc), doc });
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
