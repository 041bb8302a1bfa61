import { compareValues } from '../../bson/compare';
import type { UpdateOperator } from '../field-update';

/** Sets the field when the operand comes before the present value in MongoDB's order. */
export const min: UpdateOperator = (path, operand) => ({
  path,
  createsPath: true,
  compute: (current) => (current === undefined || compareValues(operand, current) < 0 ? operand : current),
});

export const max: UpdateOperator = (path, operand) => ({
  path,
  createsPath: true,
  compute: (current) => (current === undefined || compareValues(operand, current) > 0 ? operand : current),
});
