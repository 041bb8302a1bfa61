import type { Doc, Value } from './types';

/** A copy whose documents and arrays may be changed without changing the original's. */
export function cloneValue(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneValue);
  return value instanceof Map ? cloneDocument(value) : value;
}

function cloneDocument(doc: Doc): Doc {
  return new Map(Array.from(doc, ([name, value]): [string, Value] => [name, cloneValue(value)]));
}
