import { type Answer, givenIn } from '@/lib/domain/practice/work';
import type { PublicSet } from '@/lib/engines/practice/format/set';

/** One question of a set: where it is, and the numbers it takes. */
export interface Entry {
  /** Its first number, by which its answer is kept and marked. */
  n: number;
  numbers: readonly number[];
  /** The place of its passage or recording in the set; each task of PTE is a place of its own. */
  part: number;
}

type AnsweredSet = Exclude<PublicSet, { skill: 'writing' | 'speaking' }>;

/** The questions of a set, in their order. */
export function entriesOf(set: AnsweredSet): Entry[] {
  if ('items' in set) return set.items.map(({ n }, part) => ({ n, numbers: [n], part }));
  return set.parts.flatMap(({ groups }, part) =>
    groups.flatMap((group) =>
      'numbers' in group
        ? [{ n: group.numbers[0] ?? 0, numbers: group.numbers, part }]
        : group.items.map(({ n }) => ({ n, numbers: [n], part })),
    ),
  );
}

/** How many numbers have no answer, as the exam counts: of two letters to choose each is one. */
export function openCount(entries: readonly Entry[], answers: Readonly<Record<string, Answer>>): number {
  return entries.reduce((sum, { n, numbers }) => sum + numbers.length - givenIn(answers[n], numbers.length), 0);
}

export type { AnsweredSet };
