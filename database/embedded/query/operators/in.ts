import { bsonUndefined, isDoc, RegularExpression, type Value } from '../../bson/types';
import { ValueSet } from '../../bson/value-set';
import { badValue } from '../../errors';
import { type FieldNode, fieldNode, type ValueTest } from '../filter';
import { regexTest } from './regex';

export function inList(path: string, operand: Value): FieldNode {
  return fieldNode(path, '$in', operand, membershipTest('$in', operand));
}

export function nin(path: string, operand: Value): FieldNode {
  return fieldNode(path, '$nin', operand, membershipTest('$nin', operand), { negated: true });
}

/** Equal to one of the list's values, or matched by one of its regular expressions. */
function membershipTest(operator: string, operand: Value): ValueTest {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  const expressions: ValueTest[] = [];
  const values: Value[] = [];
  for (const member of operand) {
    if (isDoc(member) && [...member.keys()][0]?.startsWith('$') && !isReference(member))
      throw badValue(`cannot nest $ under ${operator}`);
    if (member === bsonUndefined) throw badValue('cannot compare to undefined');
    if (member instanceof RegularExpression) expressions.push(regexTest(member));
    values.push(member);
  }
  const withNull = values.includes(null);
  const members = new ValueSet(values);
  return (value) => {
    if (value === undefined || value === bsonUndefined) return withNull;
    return members.has(value) || expressions.some((matches) => matches(value));
  };
}

function isReference(value: Map<string, Value>): boolean {
  return value.has('$ref') || value.has('$id') || value.has('$db');
}
