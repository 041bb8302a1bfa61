import type { UpdateOperator } from '../field-update';

export const set: UpdateOperator = (path, operand) => ({
  path,
  createsPath: true,
  compute: () => operand,
});

export const setOnInsert: UpdateOperator = (path, operand) => ({
  path,
  createsPath: true,
  onlyOnInsert: true,
  compute: () => operand,
});
