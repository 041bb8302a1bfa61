import { type BandedScore, isGmatFocus, type StudentScores } from '@/lib/domain/test-scores';
import type { Catalogue } from './catalogue/catalogue';
import { codedGmat, codedToefl, LAST_FOCUS, LAST_NEW_TOEFL, type Score } from './catalogue/score-codes';
import type { StatedMinimums } from './stated-minimums';
import type { SearchQuery } from './types';

/** Minimums are judged one by one where so many times the rows that state one are still fewer than all minimums. */
const FEW_TIMES = 128;

/** Adds the rows a student with these scores meets for certain (the rule: `qualifies` in naive.ts) to an empty set. */
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
  for (const exam of ['ielts', 'pte'] as const)
    if (counts(exam) && meetOneLower(catalogue, exam, scores, step)) addStep();
  if (scores.ielts && counts('ielts')) {
    meetBanded(catalogue, 'ieltsOverall', 'ieltsLessThan', scores.ielts, step);
    addStep();
  }
  if (scores.pte && counts('pte')) {
    meetBanded(catalogue, 'pteOverall', 'pteLessThan', scores.pte, step);
    addStep();
  }
  const { toefl } = catalogue.scores;
  const { lowest } = scores;
  if (scores.toefl !== undefined && counts('toefl')) {
    toefl.within(step, LAST_NEW_TOEFL, scores.toefl);
    keepSections(catalogue, lowest?.toefl ?? Number.NEGATIVE_INFINITY, step);
    addStep();
  }
  if (scores.newToefl !== undefined && counts('newToefl')) {
    toefl.atMost(step, codedToefl(scores.newToefl, '1-6'));
    keepSections(
      catalogue,
      lowest?.newToefl === undefined ? Number.NEGATIVE_INFINITY : codedToefl(lowest.newToefl, '1-6'),
      step,
    );
    addStep();
  }
  if (scores.det !== undefined && counts('det')) {
    meetBanded(catalogue, 'det', 'detLessThan', { overall: scores.det, lowest: lowest?.det ?? null }, step);
    addStep();
  }
}

/** Keeps of rows that ask for a TOEFL score those whose sections ask for no more than this code. */
function keepSections({ sets, scores, scratch }: Catalogue, most: number, target: number): void {
  scores.toeflLessThan.atMost(scratch.spare2, most, true);
  sets.kernel.and(target, target, scratch.spare2, sets.bytesPerSet);
}

/** Removes the rows that state GRE or GMAT scores of which none is met: one is enough. */
export function dropUnmetTests(
  { sets, scratch, scores: columns }: Catalogue,
  scores: StudentScores,
  target: number,
): void {
  const { kernel, bytesPerSet } = sets;
  const [met, step] = [scratch.spare, scratch.spare2];
  columns.gre.unknown(met);
  columns.gmat.unknown(step);
  kernel.and(met, met, step, bytesPerSet);
  for (const test of ['gre', 'gmat'] as const) {
    const own = scores[test];
    if (own === undefined) continue;
    if (test === 'gmat' && !isGmatFocus(own)) columns.gmat.within(step, LAST_FOCUS, own);
    else columns[test].atMost(step, test === 'gmat' ? codedGmat(own) : own);
    kernel.or(met, met, step, bytesPerSet);
  }
  kernel.and(target, target, met, bytesPerSet);
}

/** Removes the rows of other levels; of those `byDiploma` it keeps what is confirmed to take a diploma. Overwrites both spare sets. */
export function keepLevels(
  catalogue: Catalogue,
  kept: readonly string[],
  target: number,
  byDiploma: readonly string[] = [],
): void {
  const { sets, scratch, vocabulary, levels } = catalogue;
  const [step, ofDiploma] = [scratch.spare, scratch.spare2];
  const addLevels = (to: number, of: readonly string[]) => {
    sets.clear(to);
    for (const [id, level] of vocabulary.levels.values.entries()) if (of.includes(level)) levels.addTo(to, id);
  };
  addLevels(step, kept);
  if (byDiploma.length > 0 && vocabulary.marks.takingDiploma.length > 0) {
    addLevels(ofDiploma, byDiploma);
    keepMinimums(catalogue, vocabulary.marks.takingDiploma, ofDiploma);
    sets.kernel.or(step, step, ofDiploma, sets.bytesPerSet);
  }
  sets.kernel.and(target, target, step, sets.bytesPerSet);
}

/** Removes the rows that state a minimum in earlier studies which isn't certainly met. Overwrites `scratch.spare`. */
export function dropUnmetMarks(
  catalogue: Catalogue,
  isMet: NonNullable<SearchQuery['marksMet']>,
  target: number,
): void {
  const { sets, scratch, vocabulary, withMarks, minimumCodes, unmetFlags, columns } = catalogue;
  const { kernel, bytesPerSet } = sets;
  const { marks } = vocabulary;
  const asked = kernel.countBoth(target, withMarks, bytesPerSet);
  if (asked === 0) return;
  const isFew = asked * FEW_TIMES < marks.list.length;
  if (!isFew && minimumCodes !== 0) {
    marks.markUnmet(isMet, sets.bytes.subarray(unmetFlags, unmetFlags + marks.list.length));
    kernel.dropFlagged(target, withMarks, minimumCodes, unmetFlags, bytesPerSet);
    return;
  }
  const isUnmet = isFew ? marks.judge(isMet) : unmetOf(marks, isMet);
  kernel.and(scratch.spare, target, withMarks, bytesPerSet);
  for (const row of sets.rowsOf(scratch.spare))
    if (isUnmet(columns.codes.marks[row] as number)) sets.remove(target, row);
}

function unmetOf(marks: StatedMinimums, isMet: NonNullable<SearchQuery['marksMet']>): (minimum: number) => boolean {
  const unmet = new Uint8Array(marks.list.length);
  marks.markUnmet(isMet, unmet);
  return (minimum) => unmet[minimum] === 1;
}

/** Keeps the rows that state one of these minimums. */
function keepMinimums(catalogue: Catalogue, kept: readonly number[], target: number): void {
  const { sets, vocabulary, withMarks, minimumCodes, unmetFlags, columns } = catalogue;
  sets.kernel.and(target, target, withMarks, sets.bytesPerSet);
  const dropped = new Uint8Array(vocabulary.marks.list.length).fill(1);
  for (const id of kept) dropped[id] = 0;
  if (minimumCodes !== 0) {
    sets.bytes.set(dropped, unmetFlags);
    sets.kernel.dropFlagged(target, withMarks, minimumCodes, unmetFlags, sets.bytesPerSet);
    return;
  }
  for (const row of sets.rowsOf(target)) if (dropped[columns.codes.marks[row] as number]) sets.remove(target, row);
}

/** target = the rows that are confirmed to take one part below the others, and are met by that; whether there can be any. */
function meetOneLower(catalogue: Catalogue, exam: 'ielts' | 'pte', scores: StudentScores, target: number): boolean {
  const { marks } = catalogue.vocabulary;
  const [own, second] = [scores[exam], scores.secondLowest?.[exam]];
  if (marks.takingOneLower.length === 0 || !own || own.lowest === null || second === undefined) return false;
  const { lowest } = own;
  const kept = marks.takingOneLower.filter((one) => one.exam === exam && one.score <= lowest).map(({ id }) => id);
  if (kept.length === 0) return false;
  meetBanded(catalogue, `${exam}Overall`, `${exam}LessThan`, { overall: own.overall, lowest: second }, target);
  keepMinimums(catalogue, kept, target);
  return true;
}

/** The same for a search by eligibility that knows the student's marks. Overwrites `scratch.spare`. */
export function dropUnmet(
  catalogue: Catalogue,
  { eligible, marksMet }: Pick<SearchQuery, 'eligible' | 'marksMet'>,
  target: number,
): void {
  if (eligible && marksMet) dropUnmetMarks(catalogue, marksMet, target);
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
