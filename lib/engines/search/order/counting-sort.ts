/**
 * The items in the order of their keys, items of the same key in the order they came in.
 * `keys[item]` is an integer from 0 to before `range`.
 */
export function countingSort(items: Uint32Array, keys: Uint32Array, range: number): Uint32Array {
  const next = new Uint32Array(range + 1);
  for (let index = 0; index < items.length; index++) {
    const after = (keys[items[index] as number] as number) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let key = 1; key <= range; key++) next[key] = (next[key] as number) + (next[key - 1] as number);
  const sorted = new Uint32Array(items.length);
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as number;
    const key = keys[item] as number;
    const at = next[key] as number;
    next[key] = at + 1;
    sorted[at] = item;
  }
  return sorted;
}
