/** How high the rows of work lists are. */
export type ListDensity = 'regular' | 'compact';

/** Cookie that keeps the density a viewer chose; absent means the area's own. */
export const DENSITY_COOKIE = 'density';

/** The density that a cookie's value asks for, null when it asks for none. */
export function chosenDensity(value: string | undefined): ListDensity | null {
  return value === 'regular' || value === 'compact' ? value : null;
}
