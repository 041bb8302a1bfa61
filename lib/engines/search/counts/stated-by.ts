import type { Version } from '../columns/version';
import type { StatedMinimum } from '../types/query';

/** How many courses state what. */
export interface StatedBy {
  minimums: { minimum: StatedMinimum; courses: number }[];
  /** Those that ask for a lowest subscore of Duolingo's test. */
  withDetSections: number;
}

/** Counts the version's courses by what they state of earlier studies. */
export function statedBy({ catalogue, list }: Version): StatedBy {
  const counts = coursesPerMinimum(catalogue, list);
  const { detLessThan } = catalogue.columns;
  return {
    minimums: catalogue.minimums.list.map((minimum, number) => ({ minimum, courses: counts[number] ?? 0 })),
    withDetSections: list.filter((row) => detLessThan.at(row) !== null).length,
  };
}

/** How many of these rows state each minimum, by its number. */
export function coursesPerMinimum({ minimums }: Version['catalogue'], list: Uint32Array): Uint32Array {
  const counts = new Uint32Array(minimums.list.length);
  for (const row of list) {
    const number = minimums.codes[row] as number;
    counts[number] = (counts[number] as number) + 1;
  }
  return counts;
}
