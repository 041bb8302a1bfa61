import { compareValues } from '../bson/compare';
import { isNumeric, toNumber } from '../bson/numbers';
import { isDoc, type Value } from '../bson/types';
import { badValue } from '../errors';
import { compileSort } from '../query/sort';

export type CompareValues = (a: Value, b: Value) => number;

/** The order $push's $sort asks for: 1 or -1 for whole elements, or a pattern over fields of embedded documents. */
export function elementOrder(sort: Value): CompareValues {
  if (isNumeric(sort)) {
    const direction = toNumber(sort);
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return (a, b) => direction * compareValues(a, b);
  }
  if (!isDoc(sort))
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields');
  if (sort.size === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.');
  for (const [path, direction] of sort) {
    if (!isNumeric(direction) || Math.abs(toNumber(direction)) !== 1)
      throw badValue('The $sort element value must be either 1 or -1');
    if (path === '' || path.split('.').includes(''))
      throw badValue(`The $sort field is a dotted field but has an empty part: ${path}`);
  }
  const order = compileSort(sort);
  // An element that is no document sorts as one without any of the fields.
  const keyOf = (element: Value) => order.key(isDoc(element) ? element : new Map());
  return (a, b) => order.compareKeys(keyOf(a), keyOf(b));
}
