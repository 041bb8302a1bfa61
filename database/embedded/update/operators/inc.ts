import { add, isNumeric } from '../../bson/numbers';
import { format } from '../../bson/shell-format';
import { typeName } from '../../bson/type-names';
import { badValue, typeMismatch } from '../../errors';
import type { UpdateOperator } from '../field-update';

export const inc: UpdateOperator = (path, operand) => {
  if (!isNumeric(operand))
    throw typeMismatch(`Cannot increment with non-numeric argument: {${path}: ${format(operand)}}`);
  return {
    path,
    createsPath: true,
    compute: (current, { documentName }, at) => {
      if (current === undefined) return operand;
      if (!isNumeric(current))
        throw typeMismatch(
          `Cannot apply $inc to a value of non-numeric type. ${documentName} has the field '${at}' of non-numeric type ${typeName(current)}`,
        );
      const result = add(current, operand);
      if (result === undefined)
        throw badValue(
          `Failed to apply $inc operations to current value ((NumberLong)${String(current)}) for document ${documentName}`,
        );
      return result;
    },
  };
};
