import type { Catalogue } from '../../catalogue/catalogue';

const setsByCatalogue = new WeakMap<Catalogue, number[]>();

/** At least so many sets for the parts of a sentence; their content means nothing between requests. */
export function setsFor(catalogue: Catalogue, count: number): readonly number[] {
  const own = setsByCatalogue.get(catalogue) ?? [];
  setsByCatalogue.set(catalogue, own);
  while (own.length < count) own.push(catalogue.sets.create());
  return own;
}
