import { type Doc, isDoc, type Value } from '../bson/types';

/** A projection as a tree of field names; `true` marks what is kept or, in an exclusion, left out. */
export interface ProjectionTree extends Map<string, ProjectionTree | true> {}

/** The document with only the fields named, in the document's own order. */
export function includeFields(doc: Doc, tree: ProjectionTree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const child = tree.get(name);
    const kept = child === true ? value : child && includeWithin(value, child);
    if (kept !== undefined) result.set(name, kept);
  }
  return result;
}

/** The document without the fields named. */
export function excludeFields(doc: Doc, tree: ProjectionTree): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    const child = tree.get(name);
    if (child !== true) result.set(name, child ? excludeWithin(value, child) : value);
  }
  return result;
}

function includeWithin(value: Value, tree: ProjectionTree): Value | undefined {
  if (isDoc(value)) return includeFields(value, tree);
  if (!Array.isArray(value)) return undefined;
  return value.map((element) => includeWithin(element, tree)).filter((kept) => kept !== undefined);
}

function excludeWithin(value: Value, tree: ProjectionTree): Value {
  if (isDoc(value)) return excludeFields(value, tree);
  return Array.isArray(value) ? value.map((element) => excludeWithin(element, tree)) : value;
}
