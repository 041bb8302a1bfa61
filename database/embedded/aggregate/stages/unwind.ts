import { type Doc, isDoc, type Value } from '../../bson/types';
import { CommandError } from '../../errors';
import { setPath } from '../../projection/set-path';
import { valueAtPath } from '../expressions/compile';
import type { CompileStage } from '../pipeline';

interface Unwind {
  readonly parts: string[];
  readonly indexField: string[] | undefined;
  readonly keepEmpty: boolean;
}

/** One document per element of an array. */
export const unwind: CompileStage = (operand) => {
  const spec = parseUnwind(operand);
  return async function* (input, { pacer }) {
    for await (const slice of input) {
      yield slice.flatMap((doc) => unwound(doc, spec));
      await pacer.pause();
    }
  };
};

function unwound(doc: Doc, { parts, indexField, keepEmpty }: Unwind): Doc[] {
  const value = documentValue(doc, parts);
  if (Array.isArray(value) && value.length > 0) return value.map((element, i) => withElement(element, BigInt(i)));
  if (value === undefined || value === null || Array.isArray(value)) {
    if (!keepEmpty) return [];
    const kept = withElement(value === null ? null : undefined, null);
    return [kept];
  }
  return [withElement(value, null)];

  function withElement(element: Value | undefined, index: bigint | null): Doc {
    const copy: Doc = new Map(doc);
    if (element !== undefined || Array.isArray(value)) setPath(copy, parts, () => element);
    if (indexField) setPath(copy, indexField, () => index);
    return copy;
  }
}

/** The value at the path through documents only: $unwind does not look into arrays on the way. */
function documentValue(doc: Doc, parts: readonly string[]): Value | undefined {
  const parent = parts.length === 1 ? doc : valueAtPath(doc, parts.slice(0, -1));
  return isDoc(parent) ? parent.get(parts[parts.length - 1] as string) : undefined;
}

function parseUnwind(operand: Value): Unwind {
  if (typeof operand === 'string') return { parts: pathParts(operand), indexField: undefined, keepEmpty: false };
  if (!isDoc(operand))
    throw new CommandError(
      15981,
      `expected either a string or an object as specification for $unwind stage, got ${typeof operand}`,
    );
  for (const name of operand.keys())
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name))
      throw new CommandError(28811, `unrecognized option to $unwind stage: ${name}`);
  const path = operand.get('path');
  if (path === undefined) throw new CommandError(28812, 'no path specified to $unwind stage');
  if (typeof path !== 'string')
    throw new CommandError(28808, `expected a string as the path for $unwind stage, got ${typeof path}`);
  const keepEmpty = operand.get('preserveNullAndEmptyArrays') ?? false;
  if (typeof keepEmpty !== 'boolean')
    throw new CommandError(28809, 'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage');
  const index = operand.get('includeArrayIndex');
  if (index !== undefined && (typeof index !== 'string' || index === ''))
    throw new CommandError(28810, 'expected a non-empty string for the includeArrayIndex  option to $unwind stage');
  if (typeof index === 'string' && index.startsWith('$'))
    throw new CommandError(
      28822,
      `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${index}`,
    );
  return { parts: pathParts(path), indexField: typeof index === 'string' ? index.split('.') : undefined, keepEmpty };
}

function pathParts(path: string): string[] {
  if (!path.startsWith('$'))
    throw new CommandError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  return path.slice(1).split('.');
}
