import { isNumeric, toInteger, toNumber } from '../../bson/numbers';
import { isTypeNumber, typeNumber } from '../../bson/type-names';
import { BsonType, bsonTypeOf, bsonUndefined, type Value } from '../../bson/types';
import { badValue, failedToParse, typeMismatch } from '../../errors';
import { type FieldNode, fieldNode } from '../filter';

export function exists(path: string, operand: Value): FieldNode {
  return fieldNode(path, '$exists', operand, (value) => value !== undefined, { negated: !isTruthy(operand) });
}

/** $type with an alias, a number, or a list of them; "number" stands for the four numeric types. */
export function type(path: string, operand: Value): FieldNode {
  const wanted = new Set((Array.isArray(operand) ? operand : [operand]).flatMap(typeNumbers));
  if (wanted.size === 0) throw failedToParse(`${path} must match at least one type`);
  return fieldNode(path, '$type', operand, (value) => value !== undefined && wanted.has(bsonTypeOf(value)));
}

/** What counts as true where MongoDB takes any value for a flag. */
function isTruthy(value: Value): boolean {
  if (value === null || value === bsonUndefined) return false;
  if (typeof value === 'boolean') return value;
  return isNumeric(value) ? toNumber(value) !== 0 : true;
}

function typeNumbers(operand: Value): number[] {
  if (typeof operand === 'string') {
    if (operand === 'number') return [BsonType.double, BsonType.int, BsonType.long, BsonType.decimal];
    const number = typeNumber(operand);
    if (number === undefined) throw badValue(`Unknown type name alias: ${operand}`);
    return [number];
  }
  if (!isNumeric(operand)) throw typeMismatch('type must be represented as a number or a string');
  const number = Number(toInteger(operand) ?? Number.NaN);
  if (!isTypeNumber(number)) throw badValue(`Invalid numerical type code: ${toNumber(operand)}`);
  return [number];
}
