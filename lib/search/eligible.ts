import type { BandedScore, StudentScores } from '@/lib/domain/test-scores';
import type { Catalogue } from './catalogue/catalogue';
import { codedToefl, LAST_NEW_TOEFL, type Score } from './catalogue/columns';
import type { SearchQuery } from './types';

/** Rows that state a minimum are gone through one by one where they are one in so many of all that do. */
const FEW_TIMES = 3;

/** Adds the rows a student with these scores certainly qualifies for (the rule: `qualifies` in naive.ts) to an empty set. */
export function addEligible(catalogue: Catalogue, scores: StudentScores, target: number): void {
  addEnglishMet(catalogue, scores, target);
  dropUnmetTests(catalogue, scores, target);
}

/** Adds the rows that state an English requirement which one of the scores meets; with `only` that score. */
export function addEnglishMet(
  catalogue: Catalogue,
  scores: StudentScores,
  target: number,
  only?: keyof StudentScores,
): void {
  const { sets, scratch } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const step = scratch.spare;
  const addStep = () => kernel.or(target, target, step, bytesPerSet);
  const counts = (test: keyof StudentScores) => only === undefined || only === test;
  if (scores.ielts && counts('ielts')) {
    meetBanded(catalogue, 'ieltsOverall', 'ieltsLessThan', scores.ielts, step);
    addStep();
  }
  if (scores.pte && counts('pte')) {
    meetBanded(catalogue, 'pteOverall', 'pteLessThan', scores.pte, step);
    addStep();
  }
  const { toefl, det } = catalogue.scores;
  if (scores.toefl !== undefined && counts('toefl')) {
    toefl.within(step, LAST_NEW_TOEFL, scores.toefl);
    addStep();
  }
  if (scores.newToefl !== undefined && counts('newToefl')) {
    toefl.atMost(step, codedToefl(scores.newToefl, '1-6'));
    addStep();
  }
  if (scores.det !== undefined && counts('det')) {
    det.atMost(step, scores.det);
    addStep();
  }
}

/** Removes the rows that state a GRE or GMAT score which isn't met. */
export function dropUnmetTests(
  { sets, scratch, scores: columns }: Catalogue,
  scores: StudentScores,
  target: number,
): void {
  const { kernel, bytesPerSet } = sets;
  const step = scratch.spare;
  for (const test of ['gre', 'gmat'] as const) {
    columns[test].atMost(step, scores[test] ?? Number.NEGATIVE_INFINITY, true);
    kernel.and(target, target, step, bytesPerSet);
  }
}

/** Removes the rows of other levels. */
export function keepLevels(
  { sets, scratch, vocabulary, levels }: Catalogue,
  kept: readonly string[],
  target: number,
): void {
  const step = scratch.spare;
  sets.clear(step);
  for (const [id, level] of vocabulary.levels.values.entries()) if (kept.includes(level)) levels.addTo(step, id);
  sets.kernel.and(target, target, step, sets.bytesPerSet);
}

/** Removes the rows that state a minimum in earlier studies which isn't certainly met. */
export function dropUnmetMarks(
  catalogue: Catalogue,
  isMet: NonNullable<SearchQuery['marksMet']>,
  target: number,
): void {
  const { sets, scratch, vocabulary, marks, withMarks, columns, later } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const step = scratch.spare;
  kernel.and(step, target, withMarks, bytesPerSet);
  const asked = sets.count(step);
  if (asked === 0 && later.size === 0) return;
  const unmet = vocabulary.marks.unmet(isMet);
  // The rows of the target are gone through where they are few, else all that are unmet, or all others.
  const rows = sets.count(withMarks);
  if (asked * FEW_TIMES <= rows) removeUnmet(catalogue, unmet, step, target);
  else {
    let unmetRows = 0;
    for (let id = 1; id < marks.keys; id++) unmetRows += (unmet[id] as number) * marks.length(id);
    const isFewer = unmetRows * 2 <= rows;
    sets.clear(step);
    marks.addEach(step, unmet, isFewer ? 1 : 0);
    if (!isFewer) kernel.andNot(step, withMarks, step, bytesPerSet);
    kernel.andNot(target, target, step, bytesPerSet);
  }
  for (const row of later.keys()) if (unmet[columns.codes.marks[row] as number] === 1) sets.remove(target, row);
}

/** Removes the rows of `among` whose minimum is unmet. */
function removeUnmet({ sets, columns }: Catalogue, unmet: Uint8Array, among: number, target: number): void {
  const { words, bytesPerSet } = sets;
  const minimumOf = columns.codes.marks;
  for (let at = 0; at < bytesPerSet >>> 2; at++) {
    let bits = words[(among >>> 2) + at] as number;
    if (bits === 0) continue;
    let met = -1;
    while (bits !== 0) {
      const lowest = bits & -bits;
      if (unmet[minimumOf[at * 32 + 31 - Math.clz32(lowest)] as number] === 1) met ^= lowest;
      bits ^= lowest;
    }
    words[(target >>> 2) + at] = (words[(target >>> 2) + at] as number) & met;
  }
}

/** target = the rows that state an overall score or a lowest band, and state none above the student's. */
function meetBanded(
  { scores, scratch }: Catalogue,
  overall: Score,
  lowest: Score,
  own: BandedScore,
  target: number,
): void {
  const ownLowest = own.lowest ?? Number.NEGATIVE_INFINITY;
  scores[overall].bothAtMost(target, own.overall, scores[lowest], ownLowest, scratch.spare2);
}
