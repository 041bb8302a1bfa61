import type { UpdateOperator } from '../field-update';

export const set: UpdateOperator = (path, operand) => ({
  operator: '$set',
  path,
  createsPath: true,
  compute: () => operand,
});

export const setOnInsert: UpdateOperator = (path, operand) => ({
  operator: '$setOnInsert',
  path,
  createsPath: true,
  onlyOnInsert: true,
  compute: () => operand,
});
