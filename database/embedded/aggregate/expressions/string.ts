import { compareText } from '../../bson/compare';
import { isNumeric, toInteger, toNumber } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { BsonSymbol, DateTime, isDoc, Timestamp, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { binary, isNullish, nary, unary } from './arguments';
import { compileExpression } from './compile';
import { isoDate } from './date-format';
import { formatNumber } from './number-text';
import type { Compile, CompileContext, Expression } from './scope';

type Evaluated = Value | undefined;

export const stringOperators: Record<string, Compile> = {
  $concat: nary('$concat', concat),
  $toLower: unary('$toLower', (value) => lowerAscii(coerced('$toLower', value))),
  $toUpper: unary('$toUpper', (value) => upperAscii(coerced('$toUpper', value))),
  $strcasecmp: binary('$strcasecmp', (a, b) =>
    Math.sign(compareText(upperAscii(coerced('$strcasecmp', a)), upperAscii(coerced('$strcasecmp', b)))),
  ),
  $strLenCP: unary('$strLenCP', (value) => [...text('$strLenCP', value, 34471)].length),
  $strLenBytes: unary('$strLenBytes', (value) => Buffer.byteLength(text('$strLenBytes', value, 34473))),
  $substr: nary('$substr', substrBytes, 3, 3),
  $substrBytes: nary('$substrBytes', substrBytes, 3, 3),
  $substrCP: nary('$substrCP', substrCP, 3, 3),
  $split: binary('$split', split),
  $trim: trimming('$trim', true, true),
  $ltrim: trimming('$ltrim', true, false),
  $rtrim: trimming('$rtrim', false, true),
  $indexOfCP: nary('$indexOfCP', (values) => indexOf('$indexOfCP', values, codePoints), 2, 4),
  $indexOfBytes: nary('$indexOfBytes', (values) => indexOf('$indexOfBytes', values, bytesOf), 2, 4),
  $replaceOne: replacing('$replaceOne', (input, find, by) => input.replace(find, () => by)),
  $replaceAll: replacing('$replaceAll', (input, find, by) => input.split(find).join(by)),
};

/** A value as text where MongoDB converts: numbers, dates, null (to ""); others are refused. */
function coerced(operator: string, value: Evaluated): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof BsonSymbol) return value.value;
  if (isNumeric(value)) return formatNumber(value);
  if (value instanceof DateTime) return isoDate(value);
  if (value instanceof Timestamp) return String(value.value);
  throw new CommandError(16007, `can't convert from BSON type ${typeName(value)} to String in ${operator}`);
}

function text(operator: string, value: Evaluated, code: number): string {
  if (typeof value !== 'string')
    throw new CommandError(code, `${operator} requires a string argument, found: ${typeName(value)}`);
  return value;
}

function concat(values: Evaluated[]): Value {
  let result = '';
  for (const value of values) {
    if (isNullish(value)) return null;
    if (typeof value !== 'string')
      throw new CommandError(16702, `$concat only supports strings, not ${typeName(value)}`);
    result += value;
  }
  return result;
}

/** Only ASCII letters change case, as in MongoDB. */
function lowerAscii(value: string): string {
  return value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function upperAscii(value: string): string {
  return value.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

function substrBytes([value, from, count]: Evaluated[]): Value {
  const bytes = Buffer.from(coerced('$substrBytes', value));
  if (!isNumeric(from) || !isNumeric(count))
    throw new CommandError(16034, '$substrBytes: starting index and length must be numeric');
  const start = Math.trunc(toNumber(from));
  const length = Math.trunc(toNumber(count));
  if (start < 0) throw new CommandError(50752, `$substrBytes:  starting index must be non-negative (got: ${start})`);
  const end = length < 0 ? bytes.length : Math.min(bytes.length, start + length);
  if (start >= bytes.length) return '';
  if (isContinuation(bytes[start]))
    throw new CommandError(28656, '$substrBytes:  Invalid range, starting index is a UTF-8 continuation byte.');
  if (isContinuation(bytes[end]))
    throw new CommandError(28657, '$substrBytes:  Invalid range, ending index is in the middle of a UTF-8 character.');
  return bytes.toString('utf8', start, end);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function substrCP([value, from, count]: Evaluated[]): Value {
  const points = [...coerced('$substrCP', value)];
  const start = Number(toInteger(from) ?? Number.NaN);
  const length = Number(toInteger(count) ?? Number.NaN);
  if (Number.isNaN(start))
    throw new CommandError(34450, `$substrCP: starting index must be a numeric type (is BSON type ${typeName(from)})`);
  if (Number.isNaN(length))
    throw new CommandError(34452, `$substrCP: length must be a numeric type (is BSON type ${typeName(count)})`);
  if (start < 0) throw new CommandError(34455, '$substrCP: the starting index must be nonnegative integer.');
  if (length < 0) throw new CommandError(34454, '$substrCP: length must be a nonnegative integer.');
  return points.slice(start, start + length).join('');
}

function split(value: Evaluated, separator: Evaluated): Value {
  if (isNullish(value) || isNullish(separator)) return null;
  if (typeof value !== 'string')
    throw new CommandError(
      40085,
      `$split requires an expression that evaluates to a string as a first argument, found: ${typeName(value)}`,
    );
  if (typeof separator !== 'string')
    throw new CommandError(
      40086,
      `$split requires an expression that evaluates to a string as a second argument, found: ${typeName(separator)}`,
    );
  if (separator === '') throw new CommandError(40087, '$split requires a non-empty separator');
  return value.split(separator);
}

const whitespace = new Set(
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
);

function trimming(name: string, left: boolean, right: boolean): Compile {
  return (operand, context) => {
    if (!isDoc(operand))
      throw new CommandError(50696, `${name} only supports an object as an argument, found ${typeName(operand)}`);
    const { input, chars } = namedParts(name, operand, ['input'], ['chars'], context) as {
      input: Expression;
      chars?: Expression;
    };
    return (scope) => {
      const value = input(scope);
      const removed = chars?.(scope);
      if (isNullish(value) || (chars && isNullish(removed))) return null;
      if (typeof value !== 'string')
        throw new CommandError(50699, `${name} requires its input to be a string, got ${typeName(value)} instead.`);
      if (chars && typeof removed !== 'string')
        throw new CommandError(50700, `${name} requires 'chars' to be a string, got ${typeName(removed)} instead.`);
      const set = typeof removed === 'string' ? new Set(removed) : whitespace;
      const points = [...value];
      let start = 0;
      let end = points.length;
      while (left && start < end && set.has(points[start] as string)) start++;
      while (right && end > start && set.has(points[end - 1] as string)) end--;
      return points.slice(start, end).join('');
    };
  };
}

/** Compiles the members of an operator written as `{ name: expression, … }`. */
export function namedParts(
  operator: string,
  operand: Map<string, Value>,
  required: readonly string[],
  optional: readonly string[],
  context: CompileContext,
): Record<string, Expression> {
  const parts: Record<string, Expression> = {};
  for (const [name, value] of operand) {
    if (!required.includes(name) && !optional.includes(name))
      throw new CommandError(50694, `${operator} found an unknown argument: ${name}`);
    parts[name] = compileExpression(value, context);
  }
  for (const name of required)
    if (!parts[name]) throw new CommandError(50695, `${operator} requires an '${name}' field`);
  return parts;
}

type Units = (text: string) => readonly unknown[];

function codePoints(value: string): string[] {
  return [...value];
}

function bytesOf(value: string): number[] {
  return [...Buffer.from(value)];
}

function indexOf(operator: string, [value, sought, from, to]: Evaluated[], units: Units): Value {
  if (isNullish(value)) return null;
  if (typeof value !== 'string')
    throw new CommandError(40091, `${operator} requires a string as the first argument, found: ${typeName(value)}`);
  if (typeof sought !== 'string')
    throw new CommandError(40092, `${operator} requires a string as the second argument, found: ${typeName(sought)}`);
  const where = units(value);
  const what = units(sought);
  const start = bound(operator, from, 0);
  const end = Math.min(bound(operator, to, where.length), where.length);
  for (let at = start; at + what.length <= end; at++) if (what.every((unit, i) => unit === where[at + i])) return at;
  return -1;
}

function bound(operator: string, value: Evaluated, otherwise: number): number {
  if (value === undefined) return otherwise;
  const index = toInteger(value);
  if (index === undefined)
    throw new CommandError(40096, `${operator} requires an integral index, found a value of type: ${typeName(value)}`);
  if (index < 0n) throw new CommandError(40097, `${operator} requires a nonnegative index, found: ${index}`);
  return Number(index);
}

function replacing(name: string, replace: (input: string, find: string, by: string) => string): Compile {
  return (operand, context) => {
    if (!isDoc(operand))
      throw new CommandError(51751, `${name} requires an object as an argument, found: ${typeName(operand)}`);
    const parts = namedParts(name, operand, ['input', 'find', 'replacement'], [], context);
    const list = ['input', 'find', 'replacement'].map((part) => parts[part] as Expression);
    return (scope) => {
      const values = list.map((part) => part(scope));
      const wrong = values.find((value) => !isNullish(value) && typeof value !== 'string');
      if (wrong !== undefined)
        throw new CommandError(51746, `${name} requires that its arguments be strings, found: ${typeName(wrong)}`);
      if (values.some(isNullish)) return null;
      const [input, find, by] = values as [string, string, string];
      return replace(input, find, by);
    };
  };
}
