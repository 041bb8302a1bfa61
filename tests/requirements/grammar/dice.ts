import { seededRandom } from '@/tests/search/generate';

/** Chance, the same for the same seed. */
export interface Dice {
  /** One of them, each as likely. */
  of<T>(items: readonly T[]): T;
  /** True in so many of a hundred throws. */
  percent(share: number): boolean;
  /** A whole number, both ends included. */
  from(low: number, high: number): number;
  /** So many different ones, in a chance order. */
  some<T>(items: readonly T[], count: number): T[];
}

/** @param seed any whole number */
export function dice(seed: number): Dice {
  const random = seededRandom(seed);
  const of = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const some = <T>(items: readonly T[], count: number) => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const [taken] = rest.splice(Math.floor(random() * rest.length), 1);
      return taken as T;
    });
  };
  return {
    of,
    some,
    percent: (share) => random() * 100 < share,
    from: (low, high) => low + Math.floor(random() * (high - low + 1)),
  };
}
