import { isNumeric, toInteger, toNumber } from '../../bson/numbers';
import { typeName } from '../../bson/type-names';
import { DateTime, Double, isDoc, ObjectId, Timestamp, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { parseZone, utc, type Zone } from '../dates/zone';
import { isNullish } from './arguments';
import { compileExpression } from './compile';
import type { CompileContext, Expression, Scope } from './scope';

/** A value that stands for an instant, as milliseconds: dates, timestamps, ObjectIds. */
export function instant(value: Value, code = 16006): number {
  if (value instanceof DateTime) return value.ms;
  if (value instanceof Timestamp) return Number(value.value >> 32n) * 1000;
  if (value instanceof ObjectId) return Number.parseInt(value.toHex().slice(0, 8), 16) * 1000;
  throw new CommandError(code, `can't convert from BSON type ${typeName(value)} to Date`);
}

/** The compiled members of an operator's argument object; throws for missing or unknown ones. */
export function dateArguments(
  operator: string,
  operand: Value,
  required: readonly string[],
  optional: readonly string[],
  context: CompileContext,
): Map<string, Expression> {
  if (!isDoc(operand)) throw new CommandError(5166400, `${operator} expects an object as its argument`);
  const parts = new Map<string, Expression>();
  for (const [name, value] of operand) {
    if (!required.includes(name) && !optional.includes(name))
      throw new CommandError(5166401, `Unrecognized argument to ${operator}: ${name}`);
    parts.set(name, compileExpression(value, context));
  }
  for (const name of required)
    if (!parts.has(name)) throw new CommandError(5166402, `Missing '${name}' parameter to ${operator}`);
  return parts;
}

/** The zone an optional argument names; undefined when it evaluates to null, which makes the result null. */
export function zoneOf(timezone: Expression | undefined, scope: Scope): Zone | undefined {
  if (!timezone) return utc;
  const name = timezone(scope);
  if (isNullish(name)) return undefined;
  if (typeof name !== 'string')
    throw new CommandError(40517, `timezone must evaluate to a string, found ${typeName(name)}`);
  return parseZone(name);
}

/** A whole number, or undefined for null. */
export function wholeNumber(operator: string, name: string, value: Value | undefined): number | undefined {
  if (isNullish(value)) return undefined;
  const integer = toInteger(value);
  if (integer === undefined || !isNumeric(value) || !Number.isSafeInteger(toNumber(value)))
    throw new CommandError(
      5166405,
      `${operator} requires '${name}' to be a whole number, found ${value instanceof Double ? value.value : typeName(value)}`,
    );
  return Number(integer);
}
