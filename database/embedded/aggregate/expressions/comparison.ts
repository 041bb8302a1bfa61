import { compareValues } from '../../bson/compare';
import { bsonUndefined, type Value } from '../../bson/types';
import { binary } from './arguments';
import type { Compile } from './scope';

export const comparisonOperators: Record<string, Compile> = {
  $eq: comparing('$eq', (order) => order === 0),
  $ne: comparing('$ne', (order) => order !== 0),
  $gt: comparing('$gt', (order) => order > 0),
  $gte: comparing('$gte', (order) => order >= 0),
  $lt: comparing('$lt', (order) => order < 0),
  $lte: comparing('$lte', (order) => order <= 0),
  $cmp: binary('$cmp', (a, b) => Math.sign(compareEvaluated(a, b))),
};

/** Order over all types; missing comes before null. */
function compareEvaluated(a: Value | undefined, b: Value | undefined): number {
  if (a === undefined || b === undefined) {
    if (a === b) return 0;
    return a === undefined ? compareValues(bsonUndefined, b as Value) || -1 : compareValues(a, bsonUndefined) || 1;
  }
  return compareValues(a, b);
}

function comparing(name: string, accepts: (order: number) => boolean): Compile {
  return binary(name, (a, b) => accepts(compareEvaluated(a, b)));
}
