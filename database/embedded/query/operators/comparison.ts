import { compareValues, typeRank } from '../../bson/compare';
import { isNumeric, toNumber } from '../../bson/numbers';
import { bsonUndefined, maxKey, minKey, RegularExpression, type Value } from '../../bson/types';
import { badValue } from '../../errors';
import { type FieldNode, fieldNode, type ValueTest } from '../filter';

/** $eq, and a plain value in a filter: null also matches a missing field. */
export function eq(path: string, operand: Value): FieldNode {
  refuseUndefined(operand);
  return fieldNode(path, '$eq', operand, equalityTest(operand));
}

export function ne(path: string, operand: Value): FieldNode {
  if (operand instanceof RegularExpression) throw badValue("Can't have regex as arg to $ne.");
  refuseUndefined(operand);
  return fieldNode(path, '$ne', operand, equalityTest(operand), { negated: true });
}

export function gt(path: string, operand: Value): FieldNode {
  return inequality('$gt', path, operand, (order) => order > 0);
}

export function gte(path: string, operand: Value): FieldNode {
  return inequality('$gte', path, operand, (order) => order >= 0);
}

export function lt(path: string, operand: Value): FieldNode {
  return inequality('$lt', path, operand, (order) => order < 0);
}

export function lte(path: string, operand: Value): FieldNode {
  return inequality('$lte', path, operand, (order) => order <= 0);
}

/** Equality as filters understand it; exported for $in and $all. */
export function equalityTest(operand: Value): ValueTest {
  if (operand === null) return (value) => value === undefined || value === null || value === bsonUndefined;
  if (typeof operand === 'string') return (value) => value === operand || isEqual(value, operand);
  if (operand === minKey || operand === maxKey)
    return (value) => value !== undefined && typeRank(value) === typeRank(operand);
  return (value) => value !== undefined && compareValues(value, operand) === 0;
}

function isEqual(value: Value | undefined, operand: Value): boolean {
  return typeof value === 'object' && value !== null && compareValues(value, operand) === 0;
}

function inequality(operator: string, path: string, operand: Value, accepts: (order: number) => boolean): FieldNode {
  if (operand instanceof RegularExpression)
    throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`);
  refuseUndefined(operand);
  return fieldNode(path, operator, operand, inequalityTest(operand, accepts));
}

/** Only values of the operand's own type match, except that MinKey and MaxKey compare with every type. */
function inequalityTest(operand: Value, accepts: (order: number) => boolean): ValueTest {
  if (operand === null) {
    if (!accepts(0)) return () => false;
    return (value) => value === undefined || value === null || value === bsonUndefined;
  }
  if (operand === minKey || operand === maxKey)
    return (value) => value !== undefined && accepts(compareValues(value, operand));
  const rank = typeRank(operand);
  const operandIsNaN = isNaNValue(operand);
  return (value) => {
    if (value === undefined || typeRank(value) !== rank) return false;
    // NaN is only equal to itself: no number is below or above it in a filter.
    if (rank === 10 && operandIsNaN !== isNaNValue(value)) return false;
    return accepts(compareValues(value, operand));
  };
}

function isNaNValue(value: Value): boolean {
  return isNumeric(value) && Number.isNaN(toNumber(value));
}

function refuseUndefined(operand: Value): void {
  if (operand === bsonUndefined) throw badValue('cannot compare to undefined');
}
