import { format } from '../bson/shell-format';
import { typeName } from '../bson/type-names';
import { type Doc, isDoc, type Value } from '../bson/types';
import { CommandError, ErrorCode, failedToParse, notSupported, typeMismatch } from '../errors';
import { applyAtPath } from './apply-path';
import type { FieldContext, FieldUpdate, UpdateOperator } from './field-update';
import { addToSet } from './operators/add-to-set';
import { inc } from './operators/inc';
import { max, min } from './operators/min-max';
import { pull } from './operators/pull';
import { push } from './operators/push';
import { set, setOnInsert } from './operators/set';
import { unset } from './operators/unset';
import { comparePaths, UpdatePaths } from './paths';
import { parseReplacement } from './replacement';

const operators: ReadonlyMap<string, UpdateOperator> = new Map([
  ['$set', set],
  ['$setOnInsert', setOnInsert],
  ['$unset', unset],
  ['$inc', inc],
  ['$min', min],
  ['$max', max],
  ['$push', push],
  ['$addToSet', addToSet],
  ['$pull', pull],
]);

export const updateOperators: readonly string[] = [...operators.keys()];
/** MongoDB's that are not here. */
const refused: ReadonlySet<string> = new Set(['$bit', '$currentDate', '$mul', '$pop', '$pullAll', '$rename']);

/** The circumstances of one application of an update. */
interface UpdateContext {
  readonly isInsert: boolean;
  /** The array index the filter matched, for the positional `$`. */
  readonly position: number | undefined;
}

export interface CompiledUpdate {
  readonly kind: 'operators' | 'replacement';
  /** The updated document; the given one may be changed and must not be used afterwards. */
  apply(doc: Doc, context: UpdateContext): Doc;
}

/** Parses an update: operators or a replacement document. */
export function parseUpdate(update: Value): CompiledUpdate {
  if (Array.isArray(update)) throw notSupported('an update by an aggregation pipeline');
  if (!isDoc(update))
    throw typeMismatch(
      `BSON field 'update.updates.u' is the wrong type '${typeName(update)}', expected types '[object, array]'`,
    );
  const first = update.keys().next().value;
  return first?.startsWith('$') ? parseOperators(update) : parseReplacement(update);
}

function parseOperators(update: Doc): CompiledUpdate {
  const paths = new UpdatePaths();
  const updates: FieldUpdate[] = [];
  for (const [operator, fields] of update) {
    if (refused.has(operator)) throw notSupported(`the update operator ${operator}`);
    const make = operators.get(operator);
    if (!make)
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(fields))
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${format(fields)}}`,
      );
    for (const [path, operand] of fields) {
      paths.add(path);
      updates.push(make(path, operand));
    }
  }
  updates.sort((a, b) => comparePaths(a.path, b.path));
  return { kind: 'operators', apply: (doc, circumstances) => applyOperators(doc, circumstances) };

  function applyOperators(doc: Doc, { isInsert, position }: UpdateContext): Doc {
    const id = doc.get('_id');
    const before = id === undefined ? undefined : format(id);
    const fieldContext: FieldContext = { isInsert, documentName: `{_id: ${before ?? 'null'}}` };
    for (const change of updates) {
      if (change.onlyOnInsert && !isInsert) continue;
      applyAtPath(doc, change.path, position, change.createsPath, (current, path) =>
        change.compute(current, fieldContext, path),
      );
    }
    if (before !== undefined) checkIdKept(doc, before, paths.all);
    return doc;
  }
}

/** The _id may be set to what it is, never changed or removed. */
function checkIdKept(doc: Doc, before: string, paths: readonly string[]): void {
  const id = doc.get('_id');
  if (id !== undefined && format(id) === before) return;
  const path = paths.find((candidate) => candidate === '_id' || candidate.startsWith('_id.')) ?? '_id';
  throw new CommandError(
    ErrorCode.ImmutableField,
    `Performing an update on the path '${path}' would modify the immutable field '_id'`,
  );
}
