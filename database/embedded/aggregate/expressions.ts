import { type Doc, isDoc, type Value } from '../bson/types';
import { CommandError, failedToParse, notSupported } from '../errors';
import { checkFieldPath } from '../query/field-path';
import { known } from './names';

/** A compiled aggregation expression; undefined is MongoDB's "missing". */
export type Expression = (doc: Doc) => Value | undefined;

/** Every expression operator by its name. */
export const operators: ReadonlyMap<string, (operand: Value) => Expression> = new Map<
  string,
  (operand: Value) => Expression
>([['$literal', (operand) => () => operand]]);

/** MongoDB's variables that this database does not have. */
const unsupportedVariables = ['NOW', 'CLUSTER_TIME', 'REMOVE', 'USER_ROLES', 'SEARCH_META'];

/**
 * Compiles an aggregation expression: a field path ("$a.b"), "$$ROOT", an operator, an object or array of expressions,
 * or a constant.
 */
export function compileExpression(value: Value): Expression {
  if (typeof value === 'string' && value.startsWith('$')) return compilePath(value);
  if (Array.isArray(value)) {
    const members = value.map(compileExpression);
    return (doc) => members.map((member) => member(doc) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const [first] = value.keys();
  return first?.startsWith('$') ? compileOperator(first, value) : compileObject(value);
}

/** The value at a dotted path; an array on the way gives the list of what its documents have there. */
function valueAtPath(value: Value | undefined, parts: readonly string[], start = 0): Value | undefined {
  let current = value;
  for (let part = start; part < parts.length; part++) {
    if (isDoc(current)) current = current.get(parts[part] as string);
    else if (Array.isArray(current)) {
      return current.flatMap((element) => {
        const found = valueAtPath(element, parts, part);
        return found === undefined ? [] : [found];
      });
    } else return undefined;
  }
  return current;
}

function compilePath(path: string): Expression {
  if (!path.startsWith('$$')) {
    const parts = fieldParts(path.slice(1));
    return (doc) => valueAtPath(doc, parts);
  }
  const [name, ...rest] = path.slice(2).split('.') as [string, ...string[]];
  if (name !== 'ROOT' && name !== 'CURRENT') {
    if (unsupportedVariables.includes(name)) throw notSupported(`the variable $$${name}`);
    if (name === '') throw failedToParse('empty variable names are not allowed');
    throw new CommandError(17276, `Use of undefined variable: ${name}`);
  }
  const parts = rest.length === 0 ? [] : fieldParts(rest.join('.'));
  return (doc) => valueAtPath(doc, parts);
}

function fieldParts(path: string): string[] {
  if (path === '') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  checkFieldPath(path);
  return path.split('.');
}

function compileOperator(name: string, value: Doc): Expression {
  if (value.size > 1)
    throw new CommandError(
      15983,
      `An object representing an expression must have exactly one field: ${[...value.keys()].join(', ')}`,
    );
  return known('expression', operators, name)(value.get(name) as Value);
}

function compileObject(value: Doc): Expression {
  const fields = Array.from(value, ([name, member]): [string, Expression] => {
    if (name.includes('.'))
      throw new CommandError(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    checkFieldPath(name);
    return [name, compileExpression(member)];
  });
  return (doc) => {
    const made: Doc = new Map();
    for (const [name, member] of fields) {
      const result = member(doc);
      if (result !== undefined) made.set(name, result);
    }
    return made;
  };
}
