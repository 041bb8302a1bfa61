import { toInteger } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { isDoc, type Value } from '../../bson/types';
import { badValue, failedToParse, notSupported } from '../../errors';
import type { UpdateOperator } from '../field-update';

interface Push {
  readonly added: readonly Value[];
  readonly slice: number | undefined;
}

/** $push of one value, or of $each, of which $slice leaves the first or the last. */
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

function pushed(current: readonly Value[], { added, slice }: Push): Value[] {
  const array = [...current, ...added];
  if (slice === undefined) return array;
  if (slice === 0) return [];
  return slice > 0 ? array.slice(0, slice) : array.slice(slice);
}

function parsePush(operand: Value): Push {
  if (!isDoc(operand) || !operand.has('$each')) return { added: [operand], slice: undefined };
  const added = operand.get('$each');
  if (!Array.isArray(added))
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName(added)}`);
  for (const name of operand.keys()) {
    if (name === '$sort' || name === '$position') throw notSupported(`$push with ${name}`);
    if (name !== '$each' && name !== '$slice') throw badValue(`Unrecognized clause in $push: ${name}`);
  }
  return { added, slice: sliceClause(operand.get('$slice')) };
}

function sliceClause(value: Value | undefined): number | undefined {
  if (value === undefined) return undefined;
  const integer = toInteger(value);
  if (integer === undefined)
    throw badValue(`The value for $slice must be an integer value but was given type: ${typeName(value)}`);
  const limited = Number(integer);
  if (!Number.isSafeInteger(limited)) throw failedToParse('The value for $slice is out of range');
  return limited;
}
