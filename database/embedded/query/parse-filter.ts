import { type Doc, isDoc, RegularExpression, type Value } from '../bson/types';
import { badValue, notSupported } from '../errors';
import { type CompiledFilter, type FieldNode, type FilterNode, type LogicalNode, logicalNode } from './filter';
import { elemMatch } from './operators/array';
import { eq, gt, gte, lt, lte, ne } from './operators/comparison';
import { exists, type } from './operators/element';
import { inList, nin } from './operators/in';
import { regex } from './operators/regex';

/** @param beside the document the operator stands in */
type FieldOperator = (path: string, operand: Value, beside: Doc) => FieldNode;

const fieldOperators: ReadonlyMap<string, FieldOperator> = new Map<string, FieldOperator>([
  ['$eq', eq],
  ['$ne', ne],
  ['$gt', gt],
  ['$gte', gte],
  ['$lt', lt],
  ['$lte', lte],
  ['$in', inList],
  ['$nin', nin],
  ['$exists', exists],
  ['$type', type],
  ['$elemMatch', elemMatch],
  ['$not', parseNot],
  ['$regex', (path, operand, beside) => regex(path, operand, beside.get('$options'))],
]);

type TopLevelOperator = (operand: Value) => FilterNode | undefined;

const topLevelOperators: ReadonlyMap<string, TopLevelOperator> = new Map<string, TopLevelOperator>([
  ['$and', (operand) => logicalNode('and', parseList('$and', operand))],
  ['$or', (operand) => logicalNode('or', parseList('$or', operand))],
  ['$nor', (operand) => logicalNode('nor', parseList('$nor', operand))],
  ['$comment', () => undefined],
]);

export const queryOperators: readonly string[] = [...fieldOperators.keys(), ...topLevelOperators.keys()];

/** MongoDB has these and this database does not. */
const unsupported: ReadonlySet<string> = new Set([
  '$expr',
  '$where',
  '$text',
  '$jsonSchema',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$within',
  '$geoNear',
  '$sampleRate',
  '$alwaysTrue',
  '$alwaysFalse',
  '$encryptedBetween',
  '$mod',
  '$all',
  '$size',
  '$bitsAllSet',
  '$bitsAllClear',
  '$bitsAnySet',
  '$bitsAnyClear',
]);

/** Parses a filter document; refuses what it does not know, as MongoDB does. */
export function parseFilter(filter: Doc): CompiledFilter {
  const root = parseFilterNode(filter);
  return { root, fields: new Set(fieldsOf(root)), matches: (doc, position) => root.matches(doc, position) };
}

/** The conditions of a filter document, all of which must hold. */
export function parseFilterNode(filter: Doc): LogicalNode {
  const children: FilterNode[] = [];
  for (const [name, operand] of filter) {
    if (name.startsWith('$')) {
      const node = parseTopLevel(name, operand);
      if (node) children.push(node);
    } else {
      children.push(...parseField(name, operand));
    }
  }
  return logicalNode('and', children);
}

/** True for `{ $gt: 1 }` and its like; a DBRef ({ $ref, $id }) is a value. */
export function isOperatorDocument(value: Doc): boolean {
  const first = value.keys().next().value;
  return first?.startsWith('$') === true && first !== '$ref' && first !== '$id' && first !== '$db';
}

/** The operators in `{ $gt: 1, $lt: 5 }` applied to one path. */
export function parseFieldOperators(path: string, operators: Doc): FilterNode[] {
  const nodes: FilterNode[] = [];
  for (const [operator, operand] of operators) {
    if (operator === '$options') {
      if (!operators.has('$regex')) throw badValue('$options needs a $regex');
    } else if (operator !== '$comment') nodes.push(fieldOperator(operator)(path, operand, operators));
  }
  return nodes;
}

function parseField(path: string, operand: Value): FilterNode[] {
  if (operand instanceof RegularExpression) return [regex(path, operand, undefined)];
  if (isDoc(operand) && isOperatorDocument(operand)) return parseFieldOperators(path, operand);
  return [eq(path, operand)];
}

function fieldOperator(name: string): FieldOperator {
  if (unsupported.has(name)) throw notSupported(`the query operator ${name}`);
  const parse = fieldOperators.get(name);
  if (!parse) throw badValue(`unknown operator: ${name}`);
  return parse;
}

function parseNot(path: string, operand: Value): FieldNode {
  const inner = notOperand(path, operand);
  return {
    kind: 'field',
    path,
    operator: '$not',
    operand,
    matches: (doc) => !inner.every((node) => node.matches(doc)),
    matchesValue: (value) => !inner.every((node) => node.kind === 'field' && node.matchesValue(value)),
  };
}

function notOperand(path: string, operand: Value): FilterNode[] {
  if (operand instanceof RegularExpression) return [regex(path, operand, undefined)];
  if (!isDoc(operand)) throw badValue('$not needs a regex or a document');
  if (operand.size === 0) throw badValue('$not cannot be empty');
  for (const name of operand.keys()) if (!name.startsWith('$')) throw badValue(`unknown operator: ${name}`);
  return parseFieldOperators(path, operand);
}

function parseTopLevel(name: string, operand: Value): FilterNode | undefined {
  const parse = topLevelOperators.get(name);
  if (parse) return parse(operand);
  if (name === '$ref' || name === '$id' || name === '$db') return eq(name, operand);
  if (unsupported.has(name)) throw notSupported(`the query operator ${name}`);
  throw badValue(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function parseList(name: string, operand: Value): FilterNode[] {
  if (!Array.isArray(operand)) throw badValue(`${name} must be an array`);
  if (operand.length === 0) throw badValue(`${name} argument must be a non-empty array`);
  return operand.map((member) => {
    if (!isDoc(member)) throw badValue(`${name} argument's entries must be objects`);
    return parseFilterNode(member);
  });
}

function fieldsOf(node: FilterNode): string[] {
  return node.kind === 'field' ? [node.path.split('.', 1)[0] as string] : node.children.flatMap(fieldsOf);
}
