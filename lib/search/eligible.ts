import type { BandedScore, StudentScores } from '@/lib/domain/test-scores';
import type { Catalogue } from './catalogue/catalogue';
import { codedToefl, LAST_NEW_TOEFL, type Score } from './catalogue/columns';
import type { SearchQuery } from './types';

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
  { sets, scratch, vocabulary, marks, withMarks, columns, later }: Catalogue,
  isMet: NonNullable<SearchQuery['marksMet']>,
  target: number,
): void {
  const step = scratch.spare;
  sets.clear(step);
  const unmet = vocabulary.marks.unmet(isMet);
  let unmetRows = 0;
  let rows = 0;
  for (let id = 1; id < marks.keys; id++) {
    rows += marks.length(id);
    unmetRows += (unmet[id] as number) * marks.length(id);
  }
  // The fewer rows are gone through: those that are unmet, or those that the others are without.
  if (unmetRows * 2 <= rows) marks.addEach(step, unmet, 1);
  else {
    marks.addEach(step, unmet, 0);
    sets.kernel.andNot(step, withMarks, step, sets.bytesPerSet);
  }
  for (const row of later.keys()) if (unmet[columns.codes.marks[row] as number] === 1) sets.add(step, row);
  sets.kernel.andNot(target, target, step, sets.bytesPerSet);
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
