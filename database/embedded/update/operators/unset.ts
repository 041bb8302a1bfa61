import type { UpdateOperator } from '../field-update';

export const unset: UpdateOperator = (path) => ({
  operator: '$unset',
  path,
  createsPath: false,
  compute: () => undefined,
});
