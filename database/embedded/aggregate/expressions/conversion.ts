import { Decimal } from '../../bson/decimal';
import { isNumeric, type Numeric, toDecimal, toInteger, toNumber } from '../../bson/numbers';
import { typeName, typeNumber } from '../../bson/type-names';
import { Binary, BsonType, DateTime, Double, isDoc, ObjectId, Timestamp, type Value } from '../../bson/types';
import { CommandError, ErrorCode, failedToParse } from '../../errors';
import { parseDate } from '../dates/parse';
import { utc } from '../dates/zone';
import { isNullish, unary } from './arguments';
import { compileExpression } from './compile';
import { isoDate } from './date-format';
import { formatNumber } from './number-text';
import type { Compile, CompileContext, Expression } from './scope';

export const conversionOperators: Record<string, Compile> = {
  $convert: convertOperator,
  $toBool: converting('$toBool', 'bool'),
  $toDate: converting('$toDate', 'date'),
  $toDecimal: converting('$toDecimal', 'decimal'),
  $toDouble: converting('$toDouble', 'double'),
  $toInt: converting('$toInt', 'int'),
  $toLong: converting('$toLong', 'long'),
  $toObjectId: converting('$toObjectId', 'objectId'),
  $toString: converting('$toString', 'string'),
  $type: unary('$type', typeName),
  $isNumber: unary('$isNumber', (value) => isNumeric(value)),
};

type Convert = (value: Value) => Value;

const conversions: Readonly<Record<string, Convert>> = {
  bool: toBool,
  date: toDate,
  decimal: toDecimalValue,
  double: toDouble,
  int: (value) => toWhole(value, 'int', 32),
  long: (value) => toWhole(value, 'long', 64),
  objectId: toObjectId,
  string: toText,
};

function converting(name: string, target: string): Compile {
  return unary(name, (value) => (isNullish(value) ? null : (conversions[target] as Convert)(value)));
}

function convertOperator(operand: Value, context: CompileContext): Expression {
  if (!isDoc(operand))
    throw failedToParse(`$convert expects an object of named arguments but found: ${typeName(operand)}`);
  for (const name of operand.keys())
    if (!['input', 'to', 'onError', 'onNull'].includes(name))
      throw failedToParse(`$convert found an unknown argument: ${name}`);
  const [input, to, onError, onNull] = ['input', 'to', 'onError', 'onNull'].map((name) => {
    const part = operand.get(name);
    return part === undefined ? undefined : compileExpression(part, context);
  });
  if (!input) throw failedToParse("Missing 'input' parameter to $convert");
  if (!to) throw failedToParse("Missing 'to' parameter to $convert");
  return (scope) => {
    const value = input(scope);
    const target = targetName(to(scope));
    if (isNullish(value)) return onNull ? onNull(scope) : null;
    if (target === undefined) return null;
    try {
      const convert = conversions[target];
      if (!convert) throw unsupported(value, target);
      return convert(value);
    } catch (error) {
      if (onError && error instanceof CommandError && error.code === ErrorCode.ConversionFailure) return onError(scope);
      throw error;
    }
  };
}

function targetName(to: Value | undefined): string | undefined {
  if (isNullish(to)) return undefined;
  if (typeof to === 'string') {
    if (typeNumber(to) === undefined) throw new CommandError(ErrorCode.BadValue, `Unknown type name: ${to}`);
    return to;
  }
  const number = toInteger(to);
  const name = Object.entries(BsonType).find(([, type]) => BigInt(type) === number)?.[0];
  if (name === undefined) throw failedToParse("In $convert, numeric 'to' argument is not a valid type");
  return name;
}

function toBool(value: Value): Value {
  if (isNumeric(value)) return toNumber(value) !== 0;
  return typeof value === 'boolean' ? value : true;
}

function toDouble(value: Value): Value {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0);
  if (value instanceof DateTime) return new Double(value.ms);
  if (isNumeric(value)) {
    const number = toNumber(value);
    if (!Number.isFinite(number) && value instanceof Decimal && value.kind === 'finite')
      throw failed(`Conversion would overflow target type in $convert with no onError value: ${value}`);
    return value instanceof Double ? value : new Double(number);
  }
  if (typeof value !== 'string') throw unsupported(value, 'double');
  return new Double(Decimal.parse(numberText(value))?.toNumber() ?? notANumber(value));
}

function toDecimalValue(value: Value): Value {
  if (typeof value === 'boolean') return toDecimal(value ? 1 : 0);
  if (value instanceof DateTime) return toDecimal(BigInt(value.ms));
  if (isNumeric(value)) return toDecimal(value);
  if (typeof value !== 'string') throw unsupported(value, 'decimal');
  return Decimal.parse(numberText(value)) ?? notANumber(value);
}

function toWhole(value: Value, target: 'int' | 'long', bits: 32 | 64): Value {
  const integer = integerFrom(value, target);
  if (BigInt.asIntN(bits, integer) !== integer)
    throw failed(`Conversion would overflow target type in $convert with no onError value: ${integer}`);
  return target === 'int' ? Number(integer) : integer;
}

function integerFrom(value: Value, target: string): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof DateTime && target === 'long') return BigInt(value.ms);
  if (isNumeric(value)) return truncate(value);
  if (typeof value !== 'string') throw unsupported(value, target);
  if (!/^[+-]?\d+$/.test(value)) return notANumber(value);
  return BigInt(value.startsWith('+') ? value.slice(1) : value);
}

function truncate(value: Numeric): bigint {
  const exact = toInteger(value);
  if (exact !== undefined) return exact;
  if (value instanceof Decimal && value.kind === 'finite') return value.signed / 10n ** BigInt(-value.exponent);
  const number = Math.trunc(toNumber(value));
  if (!Number.isFinite(number))
    throw failed('Attempt to convert NaN or infinity value to integer type in $convert with no onError value');
  return BigInt(number);
}

function toDate(value: Value): Value {
  if (value instanceof DateTime) return value;
  if (value instanceof ObjectId) return new DateTime(Number.parseInt(value.toHex().slice(0, 8), 16) * 1000);
  if (value instanceof Timestamp) return new DateTime(Number(value.value >> 32n) * 1000);
  if (typeof value === 'bigint' || value instanceof Double || value instanceof Decimal)
    return new DateTime(Number(truncate(value)));
  if (typeof value !== 'string') throw unsupported(value, 'date');
  return new DateTime(parseDate(value, utc));
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (!/^[0-9a-f]{24}$/i.test(value))
    throw failed(
      `Failed to parse objectId '${value}' in $convert with no onError value: Invalid string length for parsing to OID, expected 24 but found ${value.length}`,
    );
  return new ObjectId(Buffer.from(value, 'hex').toString('latin1'));
}

function toText(value: Value): Value {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isNumeric(value)) return formatNumber(value);
  if (value instanceof ObjectId) return value.toHex();
  if (value instanceof DateTime) return isoDate(value);
  if (value instanceof Binary && value.subtype === 4)
    return value.bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  throw unsupported(value, 'string');
}

function numberText(value: string): string {
  // A number in text has no blanks around it.
  return /^\s|\s$/.test(value) ? '' : value;
}

function notANumber(value: string): never {
  throw failed(`Failed to parse number '${value}' in $convert with no onError value: Did not consume whole string.`);
}

function unsupported(value: Value, target: string): CommandError {
  return failed(`Unsupported conversion from ${typeName(value)} to ${target} in $convert with no onError value`);
}

function failed(message: string): CommandError {
  return new CommandError(ErrorCode.ConversionFailure, message);
}
