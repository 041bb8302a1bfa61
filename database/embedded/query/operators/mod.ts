import { isNumeric, toInteger, toNumber } from '../../bson/numbers';
import type { Value } from '../../bson/types';
import { badValue } from '../../errors';
import { type FieldNode, fieldNode } from '../filter';

/** $mod: [divisor, remainder]; fractions of all numbers are cut off. */
export function mod(path: string, operand: Value): FieldNode {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const divisor = truncated(operand[0]);
  const rest = truncated(operand[1]);
  if (divisor === undefined) throw badValue('malformed mod, divisor not a number');
  if (rest === undefined) throw badValue('malformed mod, remainder not a number');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return fieldNode(path, '$mod', operand, (value) => {
    const number = truncated(value);
    return number !== undefined && number % divisor === rest;
  });
}

function truncated(value: Value | undefined): bigint | undefined {
  if (!isNumeric(value)) return undefined;
  const exact = toInteger(value);
  if (exact !== undefined) return exact;
  const number = Math.trunc(toNumber(value));
  return Number.isFinite(number) ? BigInt(number) : undefined;
}
