import type { UpdateOperator } from '../field-update';

export const unset: UpdateOperator = (path) => ({
  path,
  createsPath: false,
  compute: () => undefined,
});
