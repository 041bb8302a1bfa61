import { format } from '../../bson/shell-format';
import { typeName } from '../../bson/type-names';
import { type Doc, isDoc, type Value } from '../../bson/types';
import { CommandError, notSupported } from '../../errors';
import { parseProjection } from '../../projection/parse-projection';
import { setPath } from '../../projection/set-path';
import { compileExpression } from '../expressions/compile';
import { type CompileContext, type Expression, Scope } from '../expressions/scope';

/** A stage that makes one document from one. */
export type DocumentStage = (doc: Doc, variables?: ReadonlyMap<string, Value | undefined>) => Doc;

/** $set, $addFields, $unset, $project, $replaceRoot and $replaceWith. */
export function documentStage(name: string, operand: Value, context: CompileContext): DocumentStage {
  switch (name) {
    case '$set':
    case '$addFields':
      return addFields(name, operand, context);
    case '$unset':
      return unset(operand, context);
    case '$project':
      return project(operand, context);
    case '$replaceRoot':
      if (!isDoc(operand) || !operand.has('newRoot') || operand.size !== 1)
        throw new CommandError(40231, `no newRoot specified for the $replaceRoot stage`);
      return replaceWith(operand.get('newRoot') as Value, context);
    case '$replaceWith':
      return replaceWith(operand, context);
    default:
      throw notSupported(`the stage ${name}`);
  }
}

function project(operand: Value, context: CompileContext): DocumentStage {
  if (!isDoc(operand)) throw new CommandError(15969, '$project specification must be an object');
  if (operand.size === 0)
    throw new CommandError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const projection = within('$project', () => parseProjection(operand, { language: 'aggregate', context }));
  return (doc, variables) => projection.apply(doc, { variables });
}

function unset(operand: Value, context: CompileContext): DocumentStage {
  const names = Array.isArray(operand) ? operand : [operand];
  if (names.length === 0)
    throw new CommandError(31119, '$unset specification must be a string or an array with at least one field');
  if (!Array.isArray(operand) && typeof operand !== 'string')
    throw new CommandError(31002, '$unset specification must be a string or an array');
  const spec: Doc = new Map();
  for (const name of names) {
    if (typeof name !== 'string')
      throw new CommandError(31120, '$unset specification must be a string or an array containing only string values');
    spec.set(name, 0);
  }
  const projection = within('$unset', () => parseProjection(spec, { language: 'aggregate', context }));
  return (doc) => projection.apply(doc);
}

function addFields(name: string, operand: Value, context: CompileContext): DocumentStage {
  if (!isDoc(operand))
    throw new CommandError(40272, `${name} specification stage must be an object, got ${typeName(operand)}`);
  const fields = within(name, () => flatten(operand, '', context));
  checkCollisions(
    name,
    fields.map((field) => field.path),
  );
  return (doc, variables) => {
    const scope = Scope.of(doc, variables);
    const result: Doc = new Map(doc);
    for (const { path, expression } of fields) setPath(result, path.split('.'), () => expression(scope));
    return result;
  };
}

interface NewField {
  readonly path: string;
  readonly expression: Expression;
}

/** `{ a: { b: 1 } }` adds `a.b`, as `{ "a.b": 1 }` does. */
function flatten(spec: Doc, prefix: string, context: CompileContext): NewField[] {
  return [...spec].flatMap(([name, value]): NewField[] => {
    const path = prefix + name;
    checkPath(path);
    const [first] = isDoc(value) ? value.keys() : [];
    if (isDoc(value) && first !== undefined && !first.startsWith('$')) return flatten(value, `${path}.`, context);
    return [{ path, expression: compileExpression(value, context) }];
  });
}

function checkPath(path: string): void {
  if (path === '') throw new CommandError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new CommandError(40353, "FieldPath must not end with a '.'.");
  for (const part of path.split('.')) {
    if (part === '') throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
    if (part.startsWith('$'))
      throw new CommandError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
  }
}

function checkCollisions(name: string, paths: readonly string[]): void {
  const sorted = [...paths].sort();
  sorted.forEach((path, i) => {
    const previous = sorted[i - 1];
    if (previous !== undefined && (path === previous || path.startsWith(`${previous}.`)))
      throw new CommandError(
        40176,
        `Invalid ${name} :: caused by :: specification contains two conflicting paths. Cannot specify both '${path}' and '${previous}'`,
      );
  });
}

function replaceWith(operand: Value, context: CompileContext): DocumentStage {
  const expression = compileExpression(operand, context);
  return (doc, variables) => {
    const root = expression(Scope.of(doc, variables));
    if (!isDoc(root))
      throw new CommandError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was: ${root === undefined ? 'MISSING' : format(root)}. Type of resulting value: '${typeName(root)}'. Input document: ${format(doc)}`,
      );
    return root;
  };
}

function within<T>(stage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof CommandError) throw error.within(`Invalid ${stage} :: caused by :: `);
    throw error;
  }
}
