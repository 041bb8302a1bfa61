import { type Doc, isDoc, type Value } from '../bson/types';

/**
 * Sets a computed value at a dotted path as $addFields does: arrays on the way get it in every element, scalars are
 * replaced by documents; undefined removes the field. Containers on the path are copied, not changed in place.
 */
export function setPath(doc: Doc, parts: readonly string[], compute: () => Value | undefined): void {
  const [name, ...rest] = parts as [string, ...string[]];
  if (rest.length === 0) {
    const value = compute();
    if (value === undefined) doc.delete(name);
    else doc.set(name, value);
    return;
  }
  doc.set(name, withPath(doc.get(name), rest, compute));
}

function withPath(container: Value | undefined, parts: readonly string[], compute: () => Value | undefined): Value {
  if (Array.isArray(container)) return container.map((element) => withPath(element, parts, compute));
  const copy: Doc = isDoc(container) ? new Map(container) : new Map();
  setPath(copy, parts, compute);
  return copy;
}
