import { isNumeric, toNumber } from '../../bson/numbers';
import type { Value } from '../../bson/types';
import { compileArguments, isNullish, unary } from './arguments';
import type { Compile } from './scope';

export const booleanOperators: Record<string, Compile> = {
  $and: (operand, context) => {
    const conditions = compileArguments('$and', operand, context, 0, Number.POSITIVE_INFINITY);
    return (scope) => conditions.every((condition) => isTrue(condition(scope)));
  },
  $or: (operand, context) => {
    const conditions = compileArguments('$or', operand, context, 0, Number.POSITIVE_INFINITY);
    return (scope) => conditions.some((condition) => isTrue(condition(scope)));
  },
  $not: unary('$not', (value) => !isTrue(value)),
};

/** Truth in expressions: false, null, missing and zero are false, all else is true. */
export function isTrue(value: Value | undefined): boolean {
  if (isNullish(value) || value === false) return false;
  return isNumeric(value) ? toNumber(value) !== 0 : true;
}
