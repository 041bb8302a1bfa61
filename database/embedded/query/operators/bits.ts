import { isNumeric, toInteger } from '../../bson/numbers';
import { Binary, Double, type Value } from '../../bson/types';
import { badValue, failedToParse } from '../../errors';
import { type FieldNode, fieldNode } from '../filter';

type Decide = (setCount: number, wanted: number) => boolean;

const decisions: Readonly<Record<string, Decide>> = {
  $bitsAllSet: (set, wanted) => set === wanted,
  $bitsAllClear: (set) => set === 0,
  $bitsAnySet: (set) => set > 0,
  $bitsAnyClear: (set, wanted) => set < wanted,
};

/** $bitsAllSet, $bitsAllClear, $bitsAnySet, $bitsAnyClear over integers and binary values. */
export function bits(operator: string): (path: string, operand: Value) => FieldNode {
  const decide = decisions[operator] as Decide;
  return (path, operand) => {
    const positions = bitPositions(operand);
    return fieldNode(path, operator, operand, (value) => {
      const isSet = bitReader(value);
      return isSet !== undefined && decide(positions.filter(isSet).length, positions.length);
    });
  };
}

/** The positions a mask names: a list of them, an integer's bits, or a binary value's (lowest byte first). */
function bitPositions(operand: Value): number[] {
  if (Array.isArray(operand)) return operand.map(position);
  if (operand instanceof Binary) return positionsWhere(operand.bytes.length * 8, bitReader(operand));
  if (!isNumeric(operand))
    throw badValue(`a value takes an Array, a number, or a BinData but received: ${String(operand)}`);
  const mask = toInteger(operand);
  if (mask === undefined) throw failedToParse('Expected an integer');
  if (mask < 0n) throw failedToParse('Expected a non-negative number');
  return positionsWhere(64, bitReader(operand));
}

function position(value: Value): number {
  const number = toInteger(value);
  if (number === undefined) throw badValue('bit positions must be an integer');
  if (number < 0n) throw badValue('bit positions must be >= 0');
  return Number(number);
}

function positionsWhere(length: number, isSet: ((position: number) => boolean) | undefined): number[] {
  return Array.from({ length }, (_, i) => i).filter((i) => isSet?.(i));
}

/** Numbers are read as 64-bit two's complement, extended by their sign. */
function bitReader(value: Value | undefined): ((position: number) => boolean) | undefined {
  if (value instanceof Binary) {
    const { bytes } = value;
    return (at) => (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) === 1;
  }
  if (typeof value !== 'number' && typeof value !== 'bigint' && !(value instanceof Double)) return undefined;
  const integer = toInteger(value);
  if (integer === undefined || BigInt.asIntN(64, integer) !== integer) return undefined;
  return (at) => ((integer >> BigInt(Math.min(at, 63))) & 1n) === 1n;
}
