import { add, divide, isNumeric, multiply, type Numeric, remainder, subtract, toNumber } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { DateTime, Double, type Value } from '../../bson/types';
import { badValue, CommandError, ErrorCode, typeMismatch } from '../../errors';
import { binary, isNullish, nary, unary } from './arguments';
import type { Compile } from './scope';

export const arithmeticOperators: Record<string, Compile> = {
  $add: nary('$add', sum),
  $subtract: binary('$subtract', difference),
  $multiply: nary('$multiply', product),
  $divide: binary('$divide', quotient),
  $mod: binary('$mod', modulo),
  $abs: unary('$abs', (value) => numeric('$abs', value, absolute)),
  $sqrt: unary('$sqrt', (value) =>
    float(
      '$sqrt',
      value,
      Math.sqrt,
      28714,
      (x) => x >= 0 || Number.isNaN(x),
      "$sqrt's argument must be greater than or equal to 0",
    ),
  ),
  $exp: unary('$exp', (value) => float('$exp', value, Math.exp)),
  $ln: unary('$ln', (value) =>
    float('$ln', value, Math.log, 28766, (x) => x > 0 || Number.isNaN(x), "$ln's argument must be a positive number"),
  ),
  $log10: unary('$log10', (value) =>
    float(
      '$log10',
      value,
      Math.log10,
      28761,
      (x) => x > 0 || Number.isNaN(x),
      "$log10's argument must be a positive number",
    ),
  ),
  $log: binary('$log', logarithm),
  $pow: binary('$pow', power),
};

/** Numbers, or numbers (milliseconds) and one date. */
function sum(values: (Value | undefined)[]): Value {
  let total: Numeric = 0;
  let date: DateTime | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (value instanceof DateTime) {
      if (date) throw typeMismatch('only one date allowed in an $add expression');
      date = value;
    } else if (isNumeric(value)) total = exact(add(total, value), total, value, (a, b) => a + b);
    else throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`);
  }
  return date ? new DateTime(date.ms + Math.round(toNumber(total))) : total;
}

function difference(a: Value | undefined, b: Value | undefined): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (isNumeric(a) && isNumeric(b)) return exact(subtract(a, b), a, b, (x, y) => x - y);
  if (a instanceof DateTime && b instanceof DateTime) return BigInt(a.ms - b.ms);
  if (a instanceof DateTime && isNumeric(b)) return new DateTime(a.ms - Math.round(toNumber(b)));
  throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
}

function product(values: (Value | undefined)[]): Value {
  let total: Numeric = 1;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (!isNumeric(value)) throw typeMismatch(`$multiply only supports numeric types, not ${typeName(value)}`);
    total = exact(multiply(total, value), total, value, (a, b) => a * b);
  }
  return total;
}

function quotient(a: Value | undefined, b: Value | undefined): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw typeMismatch(`$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw badValue("can't $divide by zero");
  return divide(a, b);
}

function modulo(a: Value | undefined, b: Value | undefined): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw new CommandError(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw new CommandError(16610, "can't $mod by zero");
  return remainder(a, b);
}

function logarithm(value: Value | undefined, base: Value | undefined): Value {
  if (isNullish(value) || isNullish(base)) return null;
  if (!isNumeric(value)) throw new CommandError(28756, `$log's argument must be numeric, not ${typeName(value)}`);
  if (!isNumeric(base)) throw new CommandError(28757, `$log's base must be numeric, not ${typeName(base)}`);
  if (toNumber(value) <= 0)
    throw new CommandError(28758, `$log's argument must be a positive number, but is ${toNumber(value)}`);
  if (toNumber(base) <= 0 || toNumber(base) === 1)
    throw new CommandError(28759, `$log's base must be a positive number not equal to 1, but is ${toNumber(base)}`);
  return new Double(Math.log(toNumber(value)) / Math.log(toNumber(base)));
}

/** Integers stay integers while the result is one; an Int32 that overflows becomes an Int64. */
function power(base: Value | undefined, exponent: Value | undefined): Value {
  if (isNullish(base) || isNullish(exponent)) return null;
  if (!isNumeric(base)) throw new CommandError(28762, `$pow's base must be numeric, not ${typeName(base)}`);
  if (!isNumeric(exponent)) throw new CommandError(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`);
  if (toNumber(base) === 0 && toNumber(exponent) < 0)
    throw new CommandError(28764, '$pow cannot take a base of 0 and a negative exponent');
  const isInteger =
    isIntegerType(base) && isIntegerType(exponent) && toNumber(exponent) >= 0 && toNumber(exponent) <= 63;
  if (!isInteger) return new Double(toNumber(base) ** toNumber(exponent));
  const result = BigInt(base) ** BigInt(exponent);
  if (typeof base === 'number' && typeof exponent === 'number' && BigInt.asIntN(32, result) === result)
    return Number(result);
  return BigInt.asIntN(64, result) === result ? result : new Double(Number(result));
}

function isIntegerType(value: Value): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function absolute(value: Numeric): Numeric {
  if (typeof value === 'number') return value === -0x80000000 ? 0x80000000n : Math.abs(value);
  if (typeof value === 'bigint') {
    if (value === -(1n << 63n)) throw new CommandError(28680, "can't take $abs of long long min");
    return value < 0n ? -value : value;
  }
  return value instanceof Double ? new Double(Math.abs(value.value)) : multiplyBySign(value);
}

function multiplyBySign(value: Numeric): Numeric {
  return toNumber(value) < 0 ? exact(multiply(value, -1), value, -1, (a, b) => a * b) : value;
}

/** Applies to a number, gives null for null; other types are refused. */
export function numeric(name: string, value: Value | undefined, apply: (value: Numeric) => Value): Value {
  if (isNullish(value)) return null;
  if (!isNumeric(value)) throw new CommandError(28765, `${name} only supports numeric types, not ${typeName(value)}`);
  return apply(value);
}

function float(
  name: string,
  value: Value | undefined,
  apply: (x: number) => number,
  code: number = ErrorCode.BadValue,
  accepts: (x: number) => boolean = () => true,
  refusal = '',
): Value {
  return numeric(name, value, (number) => {
    const x = toNumber(number);
    if (!accepts(x)) throw new CommandError(code, `${refusal}, but is ${x}`);
    return new Double(apply(x));
  });
}

/** Where a 64-bit result overflows, aggregation goes on with a double. */
function exact(
  result: Numeric | undefined,
  a: Numeric,
  b: Numeric,
  inDouble: (a: number, b: number) => number,
): Numeric {
  return result ?? new Double(inDouble(toNumber(a), toNumber(b)));
}
