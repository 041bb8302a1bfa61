import { isNumeric, toNumber } from '../bson/numbers';
import type { Value } from '../bson/types';
import { CommandError } from '../errors';

/** A stretch of an array; `skip` counts from the end when negative. */
export interface Slice {
  readonly skip: number;
  readonly limit: number;
}

/** The operand of a $slice projection; undefined when it is the aggregation expression of the same name. */
export function parseSlice(operand: Value): Slice | undefined {
  if (isNumeric(operand)) {
    const count = Math.trunc(toNumber(operand));
    return count < 0 ? { skip: count, limit: -count } : { skip: 0, limit: count };
  }
  if (!Array.isArray(operand))
    throw new CommandError(
      28667,
      'Invalid $slice syntax. The given syntax { $slice: … } did not match the find() syntax because :: Location31273: $slice only supports numbers and [x, y] arrays',
    );
  const [skip, limit] = operand;
  if (operand.length !== 2 || !isNumeric(skip) || !isNumeric(limit)) return undefined;
  if (toNumber(limit) <= 0)
    throw new CommandError(28724, `First argument to $slice must be an array, but is of type: int`);
  return { skip: Math.trunc(toNumber(skip)), limit: Math.trunc(toNumber(limit)) };
}

export function sliced(array: readonly Value[], { skip, limit }: Slice): Value[] {
  const start = skip < 0 ? Math.max(0, array.length + skip) : skip;
  return array.slice(start, start + limit);
}
