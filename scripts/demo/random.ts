/** Mixes two 32-bit integers into one unsigned 32-bit integer in which every input bit matters. */
export function mix(seed: number, value: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(value + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The entry of a non-empty list that a random integer (unsigned, 32 bits) stands for. */
export function pick<T>(list: readonly T[], random: number): T {
  return list[random % list.length] as T;
}

/** The same entries in an order that depends on the seed only. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((entry, index) => ({ entry, rank: mix(seed, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
