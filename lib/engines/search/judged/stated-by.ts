import type { StatedMinimum } from '../stated-minimums';
import type { Version } from '../version';
import { coursesPerMinimum } from '../what-if';

/** How many courses state what. */
export interface StatedBy {
  minimums: { minimum: StatedMinimum; courses: number }[];
  /** Those that ask for a lowest subscore of Duolingo's test. */
  withDetSections: number;
}

/** Counts the version's courses by what they state of earlier studies. Overwrites `scratch.existing` and `spare`. */
export function statedBy({ catalogue, existing }: Version): StatedBy {
  const { sets, scratch, scores, vocabulary } = catalogue;
  sets.bytes.set(existing, scratch.existing);
  const counts = coursesPerMinimum(catalogue, scratch.existing);
  scores.detLessThan.unknown(scratch.spare);
  sets.kernel.andNot(scratch.spare, scratch.existing, scratch.spare, sets.bytesPerSet);
  return {
    minimums: vocabulary.marks.list.map((minimum, id) => ({ minimum, courses: counts[id] ?? 0 })),
    withDetSections: sets.count(scratch.spare),
  };
}
