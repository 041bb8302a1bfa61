import { type Doc, isDoc, type Value } from '../bson/types';

/** Receives the index of the array element through which a filter matched: what the positional `$` stands for. */
export class MatchPosition {
  index: number | undefined;
}

type Test = (value: Value | undefined, position?: MatchPosition) => boolean;

/**
 * Whether some value on the dotted path passes the test, going through arrays as MongoDB's filters do: on the way an
 * array stands for its documents, and for its n-th element where the path has a number; at the end for its elements
 * and for itself.
 * @param intoLast look at the elements of an array at the end of the path as well as at the array itself
 */
export function matchPath(
  doc: Doc,
  path: readonly string[],
  test: Test,
  intoLast: boolean,
  position?: MatchPosition,
): boolean {
  return matchWithin(doc, path, 0, test, intoLast, position);
}

function matchWithin(
  container: Doc | Value[],
  path: readonly string[],
  start: number,
  test: Test,
  intoLast: boolean,
  position: MatchPosition | undefined,
): boolean {
  let value: Value | undefined = container;
  let first = true;
  for (let part = start; part < path.length; part++) {
    if (isDoc(value)) value = value.get(path[part] as string);
    // Only the container itself may be an array here: the n-th element of an outer array, addressed by number.
    else if (first && Array.isArray(value)) value = elementAt(value, path[part] as string);
    else return test(undefined);
    first = false;
    if (Array.isArray(value)) return matchArray(value, path, part + 1, test, intoLast, position);
  }
  return test(value, position);
}

function matchArray(
  array: Value[],
  path: readonly string[],
  part: number,
  test: Test,
  intoLast: boolean,
  position: MatchPosition | undefined,
): boolean {
  if (part === path.length) {
    if (intoLast) {
      for (let i = 0; i < array.length; i++) {
        if (test(array[i])) return matchedAt(i, position);
      }
    }
    return test(array, position);
  }
  const next = path[part] as string;
  const isLast = part + 1 === path.length;
  for (let i = 0; i < array.length; i++) {
    const element = array[i] as Value;
    const addressed = next === String(i);
    if (isDoc(element)) {
      if (matchWithin(element, path, part, test, intoLast, position)) return matchedAt(i, position);
      if (addressed && (isLast ? test(element) : matchWithin(element, path, part + 1, test, intoLast, position)))
        return matchedAt(i, position);
    } else if (addressed) {
      if (isLast) {
        if (test(element)) return matchedAt(i, position);
      } else if (Array.isArray(element) && matchWithin(element, path, part + 1, test, intoLast, position)) {
        return matchedAt(i, position);
      }
    }
  }
  return false;
}

/** The outermost array counts, so an inner index is overwritten on the way out. */
function matchedAt(index: number, position: MatchPosition | undefined): true {
  if (position) position.index = index;
  return true;
}

function elementAt(array: Value[], part: string): Value | undefined {
  return /^(0|[1-9]\d*)$/.test(part) ? array[Number(part)] : undefined;
}
