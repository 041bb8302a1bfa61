import { addEligible, dropUnmetMarks, keepLevels } from './eligible';
import type { SearchQuery } from './types';
import type { Version } from './version';

/** What someone brings: the part of a query that keeps the courses they certainly qualify for. */
export type Qualification = Required<Pick<SearchQuery, 'eligible' | 'levelsMet' | 'marksMet'>>;

/**
 * How many courses each of them certainly qualifies for. Those that share a `marksMet` should stand side by side: it is
 * asked once for them all.
 */
export function countQualifying({ catalogue, existing }: Version, whom: readonly Qualification[]): number[] {
  const { sets, scratch } = catalogue;
  let asked: Qualification['marksMet'] | null = null;
  return whom.map(({ eligible, levelsMet, marksMet }) => {
    if (marksMet !== asked) {
      sets.bytes.set(existing, scratch.also);
      dropUnmetMarks(catalogue, marksMet, scratch.also);
      asked = marksMet;
    }
    sets.clear(scratch.eligible);
    addEligible(catalogue, eligible, scratch.eligible);
    keepLevels(catalogue, levelsMet, scratch.eligible);
    sets.kernel.and(scratch.eligible, scratch.eligible, scratch.also, sets.bytesPerSet);
    return sets.count(scratch.eligible);
  });
}
