import { type Doc, isDoc, type Value } from '../../bson/types';
import { badValue } from '../../errors';
import { type FieldNode, type FilterNode, fieldNode, type MatchPosition } from '../filter';
import { matchPath } from '../match-path';
import { isOperatorDocument, parseFieldOperators, parseFilterNode } from '../parse-filter';

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
