import type { Catalogue } from '../../catalogue/catalogue';

const setsByCatalogue = new WeakMap<Catalogue, number[]>();

/** At least so many sets for the parts of a sentence; their content means nothing between requests. */
export function setsFor(catalogue: Catalogue, count: number): readonly number[] {
  const own = setsByCatalogue.get(catalogue) ?? [];
  setsByCatalogue.set(catalogue, own);
  while (own.length < count) own.push(catalogue.sets.create());
  return own;
}

/** Places of the sets before those of the parts. */
export const [BASE, RESULT, DONE, HINT, UNION, NEAR] = [0, 1, 2, 3, 4, 5] as const;
export const FIRST = 6;

/** Fills a set with what another one has. */
export function copy({ sets }: Catalogue, from: number, to: number): void {
  sets.kernel.or(to, from, from, sets.bytesPerSet);
}
