import { compareValues } from '../bson/compare';
import { isNumeric, toNumber } from '../bson/numbers';
import { format } from '../bson/shell-format';
import { type Doc, isDoc, type Value } from '../bson/types';
import { badValue, CommandError, notSupported } from '../errors';
import { extractKeys } from '../index/extract-keys';

/** One part of a sort pattern. */
interface SortField {
  readonly path: string;
  readonly descending: boolean;
}

export interface CompiledSort {
  readonly fields: readonly SortField[];
  /** The values a document is ordered by; of arrays the smallest (ascending) or largest (descending) counts. */
  key(doc: Doc): Value[];
  compareKeys(a: readonly Value[], b: readonly Value[]): number;
}

export function compileSort(pattern: Doc): CompiledSort {
  const fields = Array.from(pattern, ([path, order]) => parseField(path, order));
  const paths = fields.map((field) => field.path.split('.'));
  const compareKeys = (a: readonly Value[], b: readonly Value[]): number => {
    for (let i = 0; i < fields.length; i++) {
      const order = compareValues(a[i] as Value, b[i] as Value);
      if (order !== 0) return fields[i]?.descending ? -order : order;
    }
    return 0;
  };
  const key = (doc: Doc): Value[] => {
    const { tuples } = extractSortKeys(doc, paths);
    let first = tuples[0] as Value[];
    for (const tuple of tuples) if (compareKeys(tuple, first) < 0) first = tuple;
    return first;
  };
  return { fields, key, compareKeys };
}

function extractSortKeys(doc: Doc, paths: readonly (readonly string[])[]) {
  try {
    return extractKeys(doc, paths);
  } catch (error) {
    if (error instanceof CommandError && error.code === 171)
      throw badValue('cannot sort with keys that are parallel arrays');
    throw error;
  }
}

function parseField(path: string, order: Value): SortField {
  if (path === '' || path.split('.').includes(''))
    throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
  if (path.startsWith('$'))
    throw new CommandError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  if (isDoc(order) && order.has('$meta')) throw notSupported('sorting by $meta');
  if (isDoc(order)) throw new CommandError(15974, `Illegal key in $sort specification: ${path}: ${format(order)}`);
  const direction = isNumeric(order) ? toNumber(order) : Number.NaN;
  if (direction !== 1 && direction !== -1)
    throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  return { path, descending: direction === -1 };
}
