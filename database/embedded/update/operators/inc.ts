import { Decimal } from '../../bson/decimal';
import { add, isNumeric, multiply, type Numeric } from '../../bson/numbers';
import { format } from '../../bson/shell-format';
import { typeName } from '../../bson/type-names';
import { Double, type Value } from '../../bson/types';
import { badValue, notSupported, typeMismatch } from '../../errors';
import type { UpdateOperator } from '../field-update';

export const inc: UpdateOperator = (path, operand) =>
  arithmetic('$inc', 'increment', path, operand, add, () => operand);

/** A missing field becomes zero of the operand's type. */
export const mul: UpdateOperator = (path, operand) => arithmetic('$mul', 'multiply', path, operand, multiply, zeroLike);

function arithmetic(
  operator: string,
  verb: string,
  path: string,
  operand: Value,
  combine: (a: Numeric, b: Numeric) => Numeric | undefined,
  whenMissing: (operand: Numeric) => Value,
): ReturnType<UpdateOperator> {
  if (operand instanceof Decimal) throw notSupported(`${operator} with a decimal`);
  if (!isNumeric(operand))
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${format(operand)}}`);
  return {
    path,
    createsPath: true,
    compute: (current, { documentName }, at) => {
      if (current === undefined) return whenMissing(operand);
      if (!isNumeric(current))
        throw typeMismatch(
          `Cannot apply ${operator} to a value of non-numeric type. ${documentName} has the field '${at}' of non-numeric type ${typeName(current)}`,
        );
      const result = combine(current, operand);
      if (result === undefined)
        throw badValue(
          `Failed to apply ${operator} operations to current value ((NumberLong)${String(current)}) for document ${documentName}`,
        );
      return result;
    },
  };
}

function zeroLike(operand: Numeric): Value {
  if (typeof operand === 'number') return 0;
  if (typeof operand === 'bigint') return 0n;
  return new Double(0);
}
