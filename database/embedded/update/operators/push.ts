import { toInteger } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { isDoc, type Value } from '../../bson/types';
import { badValue, failedToParse } from '../../errors';
import { type CompareValues, elementOrder } from '../element-order';
import type { UpdateOperator } from '../field-update';

interface Push {
  readonly added: readonly Value[];
  readonly position: number | undefined;
  readonly slice: number | undefined;
  readonly order: CompareValues | undefined;
}

/** $push of one value, or of $each with $position, $sort and $slice, applied in that order. */
export const push: UpdateOperator = (path, operand) => {
  const parsed = parsePush(operand);
  return {
    path,
    createsPath: true,
    compute: (current, { documentName }, at) => {
      if (current !== undefined && !Array.isArray(current))
        throw badValue(
          `The field '${at}' must be an array but is of type ${typeName(current)} in document ${documentName}`,
        );
      return pushed(current ?? [], parsed);
    },
  };
};

function pushed(current: readonly Value[], { added, position, slice, order }: Push): Value[] {
  const array = [...current];
  const place = position === undefined ? array.length : position;
  array.splice(place < 0 ? Math.max(0, array.length + place) : place, 0, ...added);
  if (order) array.sort(order);
  if (slice === undefined) return array;
  if (slice === 0) return [];
  return slice > 0 ? array.slice(0, slice) : array.slice(slice);
}

function parsePush(operand: Value): Push {
  if (!isDoc(operand) || !operand.has('$each'))
    return { added: [operand], position: undefined, slice: undefined, order: undefined };
  const added = operand.get('$each');
  if (!Array.isArray(added))
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName(added)}`);
  for (const name of operand.keys()) {
    if (!['$each', '$slice', '$sort', '$position'].includes(name))
      throw badValue(`Unrecognized clause in $push: ${name}`);
  }
  const sort = operand.get('$sort');
  return {
    added,
    position: integerClause(operand.get('$position'), '$position'),
    slice: integerClause(operand.get('$slice'), '$slice'),
    order: sort === undefined ? undefined : elementOrder(sort),
  };
}

function integerClause(value: Value | undefined, name: string): number | undefined {
  if (value === undefined) return undefined;
  const integer = toInteger(value);
  if (integer === undefined)
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  const limited = Number(integer);
  if (!Number.isSafeInteger(limited)) throw failedToParse(`The value for ${name} is out of range`);
  return limited;
}
