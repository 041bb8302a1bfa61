import { compareValues } from '../../bson/compare';
import { isNumeric, toInteger } from '../../bson/numbers';
import { format } from '../../bson/shell-format';
import { typeName } from '../../bson/type-names';
import { type Doc, docOf, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { binary, isNullish, nary, unary } from './arguments';
import type { Compile } from './scope';

type Evaluated = Value | undefined;

export const arrayOperators: Record<string, Compile> = {
  $arrayElemAt: binary('$arrayElemAt', arrayElemAt),
  $first: unary('$first', (value) => end('$first', value, 0)),
  $last: unary('$last', (value) => end('$last', value, -1)),
  $arrayToObject: unary('$arrayToObject', arrayToObject),
  $objectToArray: unary('$objectToArray', objectToArray),
  $concatArrays: nary('$concatArrays', concatArrays),
  $in: binary('$in', contains),
  $indexOfArray: nary('$indexOfArray', indexOfArray, 2, 4),
  $isArray: unary('$isArray', (value) => Array.isArray(value)),
  $range: nary('$range', range, 2, 3),
  $reverseArray: unary('$reverseArray', reverseArray),
  $size: unary('$size', size),
  $slice: nary('$slice', slice, 2, 3),
};

function arrayElemAt(array: Evaluated, index: Evaluated): Evaluated {
  if (isNullish(array) || isNullish(index)) return null;
  if (!Array.isArray(array))
    throw new CommandError(28689, `$arrayElemAt's first argument must be an array, but is ${typeName(array)}`);
  if (!isNumeric(index))
    throw new CommandError(28690, `$arrayElemAt's second argument must be a numeric value, but is ${typeName(index)}`);
  const at = toInteger(index);
  if (at === undefined || BigInt.asIntN(32, at) !== at)
    throw new CommandError(
      28691,
      `$arrayElemAt's second argument must be representable as a 32-bit integer: ${format(index)}`,
    );
  return array.at(Number(at));
}

function end(name: string, value: Evaluated, at: number): Evaluated {
  if (isNullish(value)) return null;
  if (!Array.isArray(value))
    throw new CommandError(28689, `${name}'s argument must be an array, but is ${typeName(value)}`);
  return value.at(at);
}

/** [[key, value], …] or [{ k, v }, …]. */
function arrayToObject(value: Evaluated): Evaluated {
  if (isNullish(value)) return null;
  if (!Array.isArray(value))
    throw new CommandError(40386, `$arrayToObject requires an array input, found: ${typeName(value)}`);
  const result: Doc = new Map();
  for (const member of value) {
    const [key, content] = pairOf(member);
    if (typeof key !== 'string')
      throw new CommandError(
        40395,
        `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeName(key)}`,
      );
    if (key.includes('\0')) throw new CommandError(4940400, 'Key field cannot contain an embedded null byte');
    result.set(key, content);
  }
  return result;
}

function pairOf(member: Value): [Value, Value] {
  if (Array.isArray(member)) {
    if (member.length !== 2)
      throw new CommandError(
        40397,
        `$arrayToObject requires an array of size 2 arrays,found array of size: ${member.length}`,
      );
    return member as [Value, Value];
  }
  if (!isDoc(member))
    throw new CommandError(40398, `Unrecognised input type format for $arrayToObject: ${typeName(member)}`);
  const key = member.get('k');
  const value = member.get('v');
  if (member.size !== 2 || key === undefined || value === undefined)
    throw new CommandError(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${member.size}`,
    );
  return [key, value];
}

function objectToArray(value: Evaluated): Evaluated {
  if (isNullish(value)) return null;
  if (!isDoc(value))
    throw new CommandError(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
  return Array.from(value, ([k, v]) => docOf({ k, v }));
}

function concatArrays(values: Evaluated[]): Evaluated {
  const result: Value[] = [];
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!Array.isArray(value))
      throw new CommandError(28664, `$concatArrays only supports arrays, not ${typeName(value)}`);
    result.push(...value);
  }
  return result;
}

function contains(value: Evaluated, array: Evaluated): Evaluated {
  if (!Array.isArray(array))
    throw new CommandError(40081, `$in requires an array as a second argument, found: ${typeName(array)}`);
  return value !== undefined && array.some((member) => compareValues(member, value) === 0);
}

function indexOfArray([array, sought, from, to]: Evaluated[]): Evaluated {
  if (isNullish(array)) return null;
  if (!Array.isArray(array))
    throw new CommandError(40090, `$indexOfArray requires an array as a first argument, found: ${typeName(array)}`);
  const start = nonNegative(from, 0);
  const stop = Math.min(nonNegative(to, array.length), array.length);
  for (let i = start; i < stop; i++)
    if (sought !== undefined && compareValues(array[i] as Value, sought) === 0) return i;
  return -1;
}

function nonNegative(value: Evaluated, otherwise: number): number {
  if (value === undefined) return otherwise;
  const integer = toInteger(value);
  if (integer === undefined)
    throw new CommandError(
      40096,
      `$indexOfArray requires an integral index, found a value of type: ${typeName(value)}`,
    );
  if (integer < 0n) throw new CommandError(40097, `$indexOfArray requires a nonnegative index, found: ${integer}`);
  return Number(integer);
}

const longestRange = 5_000_000;

function range([first, last, step]: Evaluated[]): Evaluated {
  const [start, stop, by] = [
    wholeNumber(first, 34443, 'starting value'),
    wholeNumber(last, 34445, 'ending value'),
    step === undefined ? 1 : wholeNumber(step, 34447, 'step value'),
  ];
  if (by === 0) throw new CommandError(34449, '$range requires a non-zero step value');
  const length = Math.max(0, Math.ceil((stop - start) / by));
  if (length > longestRange) throw new CommandError(146, `$range would use too much memory and cannot continue`);
  return Array.from({ length }, (_, i) => start + i * by);
}

function wholeNumber(value: Evaluated, code: number, what: string): number {
  if (!isNumeric(value))
    throw new CommandError(code, `$range requires a numeric ${what}, found value of type: ${typeName(value)}`);
  const integer = toInteger(value);
  if (integer === undefined || BigInt.asIntN(32, integer) !== integer)
    throw new CommandError(
      code + 1,
      `$range requires a ${what} that can be represented as a 32-bit integer, found value: ${format(value)}`,
    );
  return Number(integer);
}

function reverseArray(value: Evaluated): Evaluated {
  if (isNullish(value)) return null;
  if (!Array.isArray(value))
    throw new CommandError(
      34435,
      `The argument to $reverseArray must be an array, but was of type: ${typeName(value)}`,
    );
  return [...value].reverse();
}

function size(value: Evaluated): Evaluated {
  if (!Array.isArray(value))
    throw new CommandError(17124, `The argument to $size must be an array, but was of type: ${typeName(value)}`);
  return value.length;
}

/** [array, n] or [array, position, n]. */
function slice([array, a, b]: Evaluated[]): Evaluated {
  if (isNullish(array) || isNullish(a)) return null;
  if (!Array.isArray(array))
    throw new CommandError(28724, `First argument to $slice must be an array, but is of type: ${typeName(array)}`);
  const first = sliceNumber(a, 28725, 'Second');
  if (b === undefined) return first < 0 ? array.slice(first) : array.slice(0, first);
  if (b === null) return null;
  const count = sliceNumber(b, 28727, 'Third');
  if (count <= 0) throw new CommandError(28729, `Third argument to $slice must be positive: ${count}`);
  const start = first < 0 ? Math.max(0, array.length + first) : first;
  return array.slice(start, start + count);
}

function sliceNumber(value: Value, code: number, which: string): number {
  const integer = toInteger(value);
  if (integer === undefined)
    throw new CommandError(code, `${which} argument to $slice must be numeric, but is of type: ${typeName(value)}`);
  return Number(BigInt.asIntN(53, integer));
}
