import { DateTime, type Doc, isDoc, type Value } from '../../bson/types';
import { CommandError, failedToParse, notSupported } from '../../errors';
import { operators, unsupportedOperators } from './registry';
import type { CompileContext, Expression, Scope } from './scope';

/**
 * Compiles an aggregation expression: a field path ("$a.b"), a variable ("$$name"), an operator, an object or array of
 * expressions, or a constant.
 */
export function compileExpression(value: Value, context: CompileContext): Expression {
  if (typeof value === 'string' && value.startsWith('$')) return compilePath(value, context);
  if (Array.isArray(value)) {
    const members = value.map((member) => compileExpression(member, context));
    return (scope) => members.map((member) => member(scope) ?? null);
  }
  if (!isDoc(value)) return () => value;
  const [first] = value.keys();
  if (first?.startsWith('$')) return compileOperator(first, value, context);
  return compileObject(value, context);
}

/** The value at a dotted path; an array on the way gives the list of what its documents have there. */
export function valueAtPath(value: Value | undefined, parts: readonly string[], start = 0): Value | undefined {
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

/** Refuses a name that a variable defined by the user cannot have. */
export function checkVariableName(name: string): void {
  if (name === 'CURRENT') return;
  if (name === '' || !/^[a-z\u0080-\uffff][A-Za-z0-9_\u0080-\uffff]*$/.test(name))
    throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
}

function compilePath(path: string, context: CompileContext): Expression {
  if (!path.startsWith('$$')) {
    const parts = fieldParts(path.slice(1));
    if (context.variables.has('CURRENT')) return (scope) => valueAtPath(scope.variable('CURRENT'), parts);
    if (parts.length === 1) {
      const [name] = parts as [string];
      return (scope) => scope.root.get(name);
    }
    return (scope) => valueAtPath(scope.root, parts);
  }
  const [name, ...rest] = path.slice(2).split('.') as [string, ...string[]];
  const read = variableReader(name, context);
  if (rest.length === 0) return read;
  const parts = fieldParts(rest.join('.'));
  return (scope) => valueAtPath(read(scope), parts);
}

function variableReader(name: string, context: CompileContext): Expression {
  if (name === 'ROOT') return (scope) => scope.root;
  if (name === 'NOW') return () => new DateTime(context.now);
  if (name === 'REMOVE') return () => undefined;
  if (context.variables.has(name)) return (scope: Scope) => scope.variable(name);
  if (name === 'CURRENT') return (scope) => scope.root;
  if (['CLUSTER_TIME', 'USER_ROLES', 'SEARCH_META'].includes(name)) throw notSupported(`the variable $$${name}`);
  if (name === '') throw failedToParse('empty variable names are not allowed');
  throw new CommandError(17276, `Use of undefined variable: ${name}`);
}

function fieldParts(path: string): string[] {
  if (path === '') throw new CommandError(16872, "'$' by itself is not a valid FieldPath");
  const parts = path.split('.');
  for (const part of parts) {
    if (part === '')
      throw new CommandError(
        path.endsWith('.') ? 40353 : 15998,
        path.endsWith('.') ? "FieldPath must not end with a '.'." : 'FieldPath field names may not be empty strings.',
      );
    if (part.startsWith('$'))
      throw new CommandError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
  }
  return parts;
}

function compileOperator(name: string, value: Doc, context: CompileContext): Expression {
  if (value.size > 1)
    throw new CommandError(
      15983,
      `An object representing an expression must have exactly one field: ${[...value.keys()].join(', ')}`,
    );
  const compile = operators().get(name);
  if (compile) return compile(value.get(name) as Value, context);
  if (unsupportedOperators.has(name)) throw notSupported(`the expression ${name}`);
  throw new CommandError(168, `Unrecognized expression '${name}'`);
}

function compileObject(value: Doc, context: CompileContext): Expression {
  const fields = Array.from(value, ([name, member]): [string, Expression] => {
    if (name.startsWith('$'))
      throw new CommandError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    if (name.includes('.'))
      throw new CommandError(
        16412,
        `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
      );
    return [name, compileExpression(member, context)];
  });
  return (scope) => {
    const made: Doc = new Map();
    for (const [name, member] of fields) {
      const result = member(scope);
      if (result !== undefined) made.set(name, result);
    }
    return made;
  };
}
