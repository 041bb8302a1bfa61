type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * The same items with room for at least `length`, and then for twice as many as before: what is outgrown adds up to no
 * more than is kept.
 */
export function enlarged<T extends Numbers>(items: T, length: number): T {
  if (length <= items.length) return items;
  const larger = new (items.constructor as new (length: number) => T)(Math.max(length, items.length * 2));
  larger.set(items);
  return larger;
}
