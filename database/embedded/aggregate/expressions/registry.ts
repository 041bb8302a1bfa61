import { arithmeticOperators } from './arithmetic';
import { arrayOperators } from './array';
import { arrayScanOperators } from './array-scan';
import { booleanOperators } from './boolean';
import { comparisonOperators } from './comparison';
import { conditionalOperators } from './conditional';
import { conversionOperators } from './conversion';
import { dateArithmeticOperators } from './date-arithmetic';
import { dateFormatOperators } from './date-format';
import { datePartOperators } from './date-parts';
import { objectOperators } from './object';
import { regexOperators } from './regex';
import { roundingOperators } from './rounding';
import type { Compile } from './scope';
import { setOperators } from './set';
import { stringOperators } from './string';
import { summaryOperators } from './summary';

let all: ReadonlyMap<string, Compile> | undefined;

/** Every expression operator by its name. Made on first use, because the operators compile their own arguments. */
export function operators(): ReadonlyMap<string, Compile> {
  all ??= new Map(
    Object.entries({
      ...arithmeticOperators,
      ...roundingOperators,
      ...comparisonOperators,
      ...booleanOperators,
      ...conditionalOperators,
      ...stringOperators,
      ...regexOperators,
      ...arrayOperators,
      ...arrayScanOperators,
      ...setOperators,
      ...objectOperators,
      ...conversionOperators,
      ...datePartOperators,
      ...dateFormatOperators,
      ...dateArithmeticOperators,
      ...summaryOperators,
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
