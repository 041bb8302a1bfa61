import { isNumeric, toNumber } from '../bson/numbers';
import { type Doc, isDoc, RegularExpression, type Value } from '../bson/types';
import { badValue, notSupported } from '../errors';
import { expressionCondition } from './expr';
import {
  type CompiledFilter,
  type FieldNode,
  type FilterContext,
  type FilterNode,
  type LogicalNode,
  logicalNode,
} from './filter';
import { all, elemMatch, size } from './operators/array';
import { bits } from './operators/bits';
import { eq, gt, gte, lt, lte, ne } from './operators/comparison';
import { exists, type } from './operators/element';
import { inList, nin } from './operators/in';
import { mod } from './operators/mod';
import { regex } from './operators/regex';

type FieldOperator = (path: string, operand: Value, context: FilterContext) => FieldNode;

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
  ['$size', size],
  ['$all', all],
  ['$elemMatch', elemMatch],
  ['$mod', mod],
  ['$bitsAllSet', bits('$bitsAllSet')],
  ['$bitsAllClear', bits('$bitsAllClear')],
  ['$bitsAnySet', bits('$bitsAnySet')],
  ['$bitsAnyClear', bits('$bitsAnyClear')],
]);

/** MongoDB has these and this database does not. */
const unsupported: ReadonlySet<string> = new Set([
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
  '$encryptedBetween',
]);

/** Parses a filter document; refuses what it does not know, as MongoDB does. */
export function parseFilter(filter: Doc, context: FilterContext = {}): CompiledFilter {
  const root = parseFilterNode(filter, context);
  const fields = new Set<string>();
  const complete = collectFields(root, fields);
  return {
    root,
    fields: complete ? fields : undefined,
    collation: context.collation,
    matches: (doc, position) => root.matches(doc, position),
  };
}

/** The conditions of a filter document, all of which must hold. */
export function parseFilterNode(filter: Doc, context: FilterContext): LogicalNode {
  const children: FilterNode[] = [];
  for (const [name, operand] of filter) {
    if (name.startsWith('$')) {
      const node = parseTopLevel(name, operand, context);
      if (node) children.push(node);
    } else {
      children.push(...parseField(name, operand, context));
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
export function parseFieldOperators(path: string, operators: Doc, context: FilterContext): FilterNode[] {
  const nodes: FilterNode[] = [];
  for (const [operator, operand] of operators) {
    if (operator === '$not') nodes.push(parseNot(path, operand, context));
    else if (operator === '$regex') nodes.push(regex(path, operand, operators.get('$options')));
    else if (operator === '$options') {
      if (!operators.has('$regex')) throw badValue('$options needs a $regex');
    } else if (operator !== '$comment') nodes.push(parseOperator(path, operator, operand, context));
  }
  return nodes;
}

function parseField(path: string, operand: Value, context: FilterContext): FilterNode[] {
  if (operand instanceof RegularExpression) return [regex(path, operand, undefined)];
  if (isDoc(operand) && isOperatorDocument(operand)) return parseFieldOperators(path, operand, context);
  return [eq(path, operand, context)];
}

function parseOperator(path: string, operator: string, operand: Value, context: FilterContext): FieldNode {
  if (unsupported.has(operator)) throw notSupported(`the query operator ${operator}`);
  const parse = fieldOperators.get(operator);
  if (!parse) throw badValue(`unknown operator: ${operator}`);
  return parse(path, operand, context);
}

function parseNot(path: string, operand: Value, context: FilterContext): FieldNode {
  const inner = notOperand(path, operand, context);
  return {
    kind: 'field',
    path,
    operator: '$not',
    operand,
    matches: (doc) => !inner.every((node) => node.matches(doc)),
    matchesValue: (value) => !inner.every((node) => node.kind === 'field' && node.matchesValue(value)),
  };
}

function notOperand(path: string, operand: Value, context: FilterContext): FilterNode[] {
  if (operand instanceof RegularExpression) return [regex(path, operand, undefined)];
  if (!isDoc(operand)) throw badValue('$not needs a regex or a document');
  if (operand.size === 0) throw badValue('$not cannot be empty');
  for (const name of operand.keys()) if (!name.startsWith('$')) throw badValue(`unknown operator: ${name}`);
  return parseFieldOperators(path, operand, context);
}

function parseTopLevel(name: string, operand: Value, context: FilterContext): FilterNode | undefined {
  switch (name) {
    case '$and':
    case '$or':
    case '$nor':
      return logicalNode(name.slice(1) as 'and' | 'or' | 'nor', parseList(name, operand, context));
    case '$expr':
      return expressionCondition(operand, context);
    case '$comment':
      return undefined;
    case '$alwaysTrue':
    case '$alwaysFalse': {
      if (!isNumeric(operand) || toNumber(operand) !== 1) throw badValue(`${name} must be an integer value of 1`);
      return { kind: 'opaque', matches: () => name === '$alwaysTrue' };
    }
    case '$ref':
    case '$id':
    case '$db':
      return eq(name, operand, context);
  }
  if (unsupported.has(name)) throw notSupported(`the query operator ${name}`);
  throw badValue(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function parseList(name: string, operand: Value, context: FilterContext): FilterNode[] {
  if (!Array.isArray(operand)) throw badValue(`${name} must be an array`);
  if (operand.length === 0) throw badValue(`${name} argument must be a non-empty array`);
  return operand.map((member) => {
    if (!isDoc(member)) throw badValue(`${name} argument's entries must be objects`);
    return parseFilterNode(member, context);
  });
}

function collectFields(node: FilterNode, fields: Set<string>): boolean {
  if (node.kind === 'opaque') return false;
  if (node.kind === 'field') {
    fields.add(node.path.split('.', 1)[0] as string);
    return true;
  }
  return node.children.every((child) => collectFields(child, fields));
}
