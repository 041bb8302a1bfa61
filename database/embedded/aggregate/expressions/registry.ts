import { arithmeticOperators } from './arithmetic';
import { booleanOperators } from './boolean';
import { comparisonOperators } from './comparison';
import { conditionalOperators } from './conditional';
import type { Compile } from './scope';

let all: ReadonlyMap<string, Compile> | undefined;

/** Every expression operator by its name. Made on first use, because the operators compile their own arguments. */
export function operators(): ReadonlyMap<string, Compile> {
  all ??= new Map(
    Object.entries({
      ...arithmeticOperators,
      ...comparisonOperators,
      ...booleanOperators,
      ...conditionalOperators,
    }),
  );
  return all;
}

/** MongoDB has these and this database does not. */
export const unsupportedOperators: ReadonlySet<string> = new Set([
  '$function',
  '$accumulator',
  '$meta',
  '$toHashedIndexKey',
  '$tsIncrement',
  '$tsSecond',
  '$bitAnd',
  '$bitOr',
  '$bitXor',
  '$bitNot',
  '$sin',
  '$cos',
  '$tan',
  '$asin',
  '$acos',
  '$atan',
  '$atan2',
  '$sinh',
  '$cosh',
  '$tanh',
  '$asinh',
  '$acosh',
  '$atanh',
  '$degreesToRadians',
  '$radiansToDegrees',
  '$median',
  '$percentile',
]);
