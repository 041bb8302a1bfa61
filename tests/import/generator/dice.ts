/** Chance that repeats: the same seed gives the same workbook. */
export interface Dice {
  /** 0 up to, without, `below`. */
  below(below: number): number;
  one<T>(of: readonly T[]): T;
  /** True once in so many times. */
  in(times: number): boolean;
  shuffled<T>(of: readonly T[]): T[];
}

/** mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    one: <T>(of: readonly T[]) => of[below(of.length)] as T,
    in: (times) => below(times) === 0,
    shuffled: <T>(of: readonly T[]) => {
      const rest = [...of];
      return of.map(() => rest.splice(below(rest.length), 1)[0] as T);
    },
  };
}
