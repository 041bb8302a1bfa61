import { compareValues } from '../../bson/compare';
import type { UpdateOperator } from '../field-update';

/** Sets the field when the operand comes before the present value in MongoDB's order. */
export const min: UpdateOperator = (path, operand) => ({
  operator: '$min',
  path,
  createsPath: true,
  compute: (current, { collation }) =>
    current === undefined || compareValues(operand, current, collation) < 0 ? operand : current,
});

export const max: UpdateOperator = (path, operand) => ({
  operator: '$max',
  path,
  createsPath: true,
  compute: (current, { collation }) =>
    current === undefined || compareValues(operand, current, collation) > 0 ? operand : current,
});
