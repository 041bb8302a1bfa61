import { format } from '../../bson/shell-format';
import { typeName } from '../../bson/type-names';
import { isDoc, type Value } from '../../bson/types';
import { badValue } from '../../errors';
import type { UpdateOperator } from '../field-update';

type Combine = (a: bigint, b: bigint) => bigint;

const operations: Readonly<Record<string, Combine>> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

/** Bitwise and, or, xor of integers; a missing field counts as 0. */
export const bit: UpdateOperator = (path, operand) => {
  const steps = parseSteps(operand);
  return {
    path,
    createsPath: true,
    compute: (current, { documentName }, at) => {
      const start = current ?? 0;
      if (!isInteger(start))
        throw badValue(
          `Cannot apply $bit to a value of non-integral type.${documentName} has the field ${at} of non-integer type ${typeName(start)}`,
        );
      return steps.reduce<number | bigint>(apply, start);
    },
  };
};

interface Step {
  readonly combine: Combine;
  readonly operand: number | bigint;
}

function apply(value: number | bigint, { combine, operand }: Step): number | bigint {
  const result = combine(BigInt(value), BigInt(operand));
  return typeof value === 'number' && typeof operand === 'number'
    ? Number(BigInt.asIntN(32, result))
    : BigInt.asIntN(64, result);
}

function parseSteps(operand: Value): Step[] {
  if (!isDoc(operand))
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  if (operand.size === 0)
    throw badValue('You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}');
  return Array.from(operand, ([name, value]) => {
    const combine = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!combine)
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${format(value)}}`,
      );
    if (!isInteger(value))
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(value)}' is not supported here: {${name}: ${format(value)}}`,
      );
    return { combine, operand: value };
  });
}

function isInteger(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}
