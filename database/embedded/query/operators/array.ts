import { isNumeric, toInteger, toNumber } from '../../bson/numbers';
import { type Doc, isDoc, RegularExpression, type Value } from '../../bson/types';
import { badValue, failedToParse } from '../../errors';
import { type FieldNode, type FilterNode, fieldNode, type MatchPosition } from '../filter';
import { matchPath } from '../match-path';
import { isOperatorDocument, parseFieldOperators, parseFilterNode } from '../parse-filter';
import { equalityTest } from './comparison';
import { regexTest } from './regex';

export function size(path: string, operand: Value): FieldNode {
  if (!isNumeric(operand))
    throw failedToParse(`Failed to parse $size. Expected a number in: $size: ${String(operand)}`);
  const length = toInteger(operand);
  if (length === undefined) throw failedToParse('Failed to parse $size. Expected an integer');
  if (length < 0n)
    throw failedToParse(`Failed to parse $size. Expected a non-negative number in: $size: ${toNumber(operand)}`);
  return fieldNode(path, '$size', operand, (value) => Array.isArray(value) && value.length === Number(length), {
    wholeArray: true,
  });
}

/** $all: every listed value is on the path, or every listed $elemMatch finds its element. */
export function all(path: string, operand: Value): FieldNode {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  const parts = path.split('.');
  const conditions = operand.map((member) => memberOfAll(path, member));
  const matches = (doc: Doc, position?: MatchPosition) =>
    conditions.length > 0 && conditions.every((condition) => condition.matches(doc, position));
  return {
    kind: 'field',
    path,
    operator: '$all',
    operand,
    matches,
    matchesValue: (value) =>
      conditions.length > 0 &&
      conditions.every((condition) => value !== undefined && matchPathOf(condition, parts, value)),
  };
}

function matchPathOf(condition: FieldNode, parts: readonly string[], value: Value): boolean {
  let wrapped: Value = value;
  for (const part of [...parts].reverse()) wrapped = new Map([[part, wrapped]]);
  return condition.matches(wrapped as Doc);
}

function memberOfAll(path: string, member: Value): FieldNode {
  if (isDoc(member) && member.has('$elemMatch')) {
    if (member.size > 1) throw badValue('$all/$elemMatch has to be consistent');
    return elemMatch(path, member.get('$elemMatch') as Value);
  }
  if (isDoc(member) && isOperatorDocument(member)) throw badValue('no $ expressions in $all');
  if (member instanceof RegularExpression) return fieldNode(path, '$regex', member, regexTest(member));
  return fieldNode(path, '$eq', member, equalityTest(member));
}

/** $elemMatch: one element of the array passes all conditions. */
export function elemMatch(path: string, operand: Value): FieldNode {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const matchesElement = elementTest(operand);
  const test = (value: Value | undefined, position?: MatchPosition): boolean => {
    if (!Array.isArray(value)) return false;
    const index = value.findIndex(matchesElement);
    if (index >= 0 && position) position.index = index;
    return index >= 0;
  };
  return fieldNode(path, '$elemMatch', operand, test, { wholeArray: true });
}

/** The test $elemMatch applies to one element; also what $pull and the $elemMatch projection use. */
export function elementTest(condition: Doc): (element: Value) => boolean {
  if (isValueCondition(condition)) {
    const nodes = parseFieldOperators('', condition);
    return (element) => nodes.every((node) => passes(node, element));
  }
  const filter = parseFilterNode(condition);
  return (element) => {
    if (isDoc(element)) return filter.matches(element);
    return Array.isArray(element) && filter.matches(new Map(element.map((value, i) => [String(i), value])));
  };
}

function passes(node: FilterNode, element: Value): boolean {
  if (node.kind === 'field') return node.matchesValue(element);
  return matchPath(new Map([['', element]]), [''], () => node.matches(new Map([['', element]])), false);
}

const logical: ReadonlySet<string> = new Set(['$and', '$or', '$nor', '$expr', '$where', '$comment', '$jsonSchema']);

/** Whether an $elemMatch condition speaks about the elements as values ({ $gt: 1 }), not about their fields. */
export function isValueCondition(condition: Doc): boolean {
  return isOperatorDocument(condition) && !logical.has([...condition.keys()][0] as string);
}
