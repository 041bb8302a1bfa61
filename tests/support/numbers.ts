/** A small generator of numbers that are the same for a seed. */
export function numbers(seed: number) {
  let at = seed >>> 0;
  const next = () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return { upTo, one: <T>(of: readonly T[]) => of[upTo(of.length - 1)] as T, chance: (of: number) => next() < of };
}

export type Numbers = ReturnType<typeof numbers>;
