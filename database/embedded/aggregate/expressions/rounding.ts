import { Decimal } from '../../bson/decimal';
import { isNumeric, type Numeric, toInteger } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { Double, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { compileArguments, isNullish, unary } from './arguments';
import { numeric } from './arithmetic';
import type { Compile, Expression } from './scope';

export const roundingOperators: Record<string, Compile> = {
  $ceil: unary('$ceil', (value) => numeric('$ceil', value, (number) => whole(number, Math.ceil, 'up'))),
  $floor: unary('$floor', (value) => numeric('$floor', value, (number) => whole(number, Math.floor, 'down'))),
  $round: toPlace('$round', roundHalfEven, 'nearest'),
  $trunc: toPlace('$trunc', Math.trunc, 'zero'),
};

type Direction = 'up' | 'down' | 'nearest' | 'zero';

function whole(value: Numeric, round: (x: number) => number, direction: Direction): Value {
  if (value instanceof Double) return new Double(round(value.value));
  return value instanceof Decimal ? roundDecimal(value, 0, direction) : value;
}

/** $round and $trunc take a number of decimal places; negative ones count before the point. */
function toPlace(name: string, round: (x: number) => number, direction: Direction): Compile {
  return (operand, context) => {
    const [number, place] = compileArguments(name, operand, context, 1, 2) as [Expression, Expression | undefined];
    return (scope) => {
      const value = number(scope);
      const places = place ? place(scope) : 0;
      if (isNullish(value) || isNullish(places)) return null;
      if (!isNumeric(value))
        throw new CommandError(51081, `${name} only supports numeric types, not ${typeName(value)}`);
      const digits = Number(toInteger(places) ?? Number.NaN);
      if (!Number.isInteger(digits))
        throw new CommandError(51082, `precision argument to ${name} must be a integral value`);
      if (digits < -20 || digits > 100)
        throw new CommandError(
          51083,
          `cannot apply ${name} with precision value ${digits} value must be in [-20, 100]`,
        );
      return placed(value, digits, round, direction);
    };
  };
}

function placed(value: Numeric, digits: number, round: (x: number) => number, direction: Direction): Value {
  if (value instanceof Decimal) return roundDecimal(value, digits, direction);
  if (value instanceof Double) {
    if (!Number.isFinite(value.value)) return value;
    if (digits === 0) return new Double(round(value.value));
    // Through decimal text, because 2.675 * 100 is not 267.5 in binary.
    const exact = Decimal.parse(String(value.value));
    return exact ? new Double(roundDecimal(exact, digits, direction).toNumber()) : value;
  }
  if (digits >= 0) return value;
  const rounded = roundDecimal(Decimal.fromBigInt(BigInt(value)), digits, direction);
  const integer = toInteger(rounded) as bigint;
  return typeof value === 'number' && BigInt.asIntN(32, integer) === integer ? Number(integer) : integer;
}

function roundDecimal(value: Decimal, digits: number, direction: Direction): Decimal {
  const excess = -digits - value.exponent;
  if (value.kind !== 'finite' || excess <= 0) return value;
  const unit = 10n ** BigInt(excess);
  const quotient = value.coefficient / unit;
  const rest = value.coefficient % unit;
  const away =
    direction === 'nearest'
      ? rest * 2n > unit || (rest * 2n === unit && quotient % 2n === 1n)
      : rest > 0n && ((direction === 'up' && !value.negative) || (direction === 'down' && value.negative));
  return Decimal.rounded(value.negative, away ? quotient + 1n : quotient, -digits);
}

function roundHalfEven(x: number): number {
  const floor = Math.floor(x);
  const rest = x - floor;
  if (rest !== 0.5) return rest < 0.5 ? floor : floor + 1;
  return floor % 2 === 0 ? floor : floor + 1;
}
