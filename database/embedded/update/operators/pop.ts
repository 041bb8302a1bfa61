import { isNumeric, toNumber } from '../../bson/numbers';
import { format } from '../../bson/shell-format';
import { typeName } from '../../bson/type-names';
import { failedToParse, typeMismatch } from '../../errors';
import type { UpdateOperator } from '../field-update';

/** Removes the last (1) or the first (-1) element. */
export const pop: UpdateOperator = (path, operand) => {
  const end = isNumeric(operand) ? toNumber(operand) : Number.NaN;
  if (Number.isNaN(end)) throw failedToParse(`Expected a number in: ${path}: ${format(operand)}`);
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${end}`);
  return {
    path,
    createsPath: false,
    compute: (current, _context, at) => {
      if (current === undefined) return undefined;
      if (!Array.isArray(current))
        throw typeMismatch(`Path '${at}' contains an element of non-array type '${typeName(current)}'`);
      if (current.length === 0) return current;
      return end === 1 ? current.slice(0, -1) : current.slice(1);
    },
  };
};
