import { bsonUndefined, type Doc, isDoc, type Value } from '../bson/types';
import { CommandError } from '../errors';

/** What a document contributes to an index (or to a sort by the same paths). */
export interface ExtractedKeys {
  /** One list of values per key, in the order of the paths; missing fields are null. */
  readonly tuples: Value[][];
  /** Per path: whether an array was passed on the way. */
  readonly throughArray: boolean[];
  /** No path leads anywhere in this document. */
  readonly allMissing: boolean;
}

interface Walk {
  /** A document to go on from, an array to expand, or the final value. */
  value: Value;
  /** The next part of the path; at the end of the path `value` is final. */
  part: number;
  done: boolean;
  missing: boolean;
}

/**
 * The key values of a document under dotted paths, as MongoDB's btree indexes make them: an array gives one key per
 * element, an empty array gives undefined, a missing field null. Two different arrays in one document are refused.
 */
export function extractKeys(doc: Doc, paths: readonly (readonly string[])[]): ExtractedKeys {
  const walks = paths.map((path) => walkDown(doc, 0, path));
  const throughArray = paths.map(() => false);
  const allMissing = walks.every((walk) => walk.missing);
  if (walks.every((walk) => walk.done)) {
    return { tuples: [walks.map((walk) => walk.value)], throughArray, allMissing };
  }
  const tuples: Value[][] = [];
  expand(walks, paths, tuples, throughArray);
  return { tuples, throughArray, allMissing };
}

function expand(
  walks: Walk[],
  paths: readonly (readonly string[])[],
  tuples: Value[][],
  throughArray: boolean[],
): void {
  let array: Value[] | undefined;
  let first = 0;
  walks.forEach((walk, i) => {
    if (walk.done) return;
    throughArray[i] = true;
    if (array === undefined) {
      array = walk.value as Value[];
      first = i;
    } else if (array !== walk.value) {
      throw new CommandError(
        171,
        `cannot index parallel arrays [${lastPart(paths[i], walk)}] [${lastPart(paths[first], walks[first])}]`,
      );
    }
  });
  if (array === undefined) {
    tuples.push(walks.map((walk) => walk.value));
    return;
  }
  // An empty array still gives one key: undefined where the path ends at it, null where it goes on.
  const elements: (Value | undefined)[] = array.length === 0 ? [undefined] : array;
  for (const element of elements) {
    const next = walks.map((walk, i) => (walk.done ? walk : intoElement(walk, element, paths[i] as string[])));
    expand(next, paths, tuples, throughArray);
  }
}

function lastPart(path: readonly string[] | undefined, walk: Walk | undefined): string {
  return path?.[(walk?.part ?? 1) - 1] ?? '';
}

function intoElement(walk: Walk, element: Value | undefined, path: readonly string[]): Walk {
  if (walk.part === path.length)
    return { value: element === undefined ? bsonUndefined : element, part: walk.part, done: true, missing: false };
  if (!isDoc(element)) return { value: null, part: walk.part, done: true, missing: true };
  return walkDown(element, walk.part, path);
}

/** Follows the path through documents up to its end, to a missing field, or to an array that must be expanded. */
function walkDown(from: Value, start: number, path: readonly string[]): Walk {
  let value = from;
  let part = start;
  while (part < path.length) {
    if (!isDoc(value)) return { value: null, part, done: true, missing: true };
    let next = value.get(path[part] as string);
    part++;
    while (Array.isArray(next) && part < path.length && isIndex(path[part] as string)) {
      next = next[Number(path[part])];
      part++;
    }
    if (next === undefined) return { value: null, part, done: true, missing: true };
    if (Array.isArray(next)) return { value: next, part, done: false, missing: false };
    value = next;
  }
  return { value, part, done: true, missing: false };
}

function isIndex(part: string): boolean {
  return /^(0|[1-9]\d*)$/.test(part);
}
