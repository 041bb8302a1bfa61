import { alsoAskedOf, examsOfText, takesDiploma } from '@/lib/domain/requirements/also-asked';
import {
  type BandedScore,
  type Exam,
  isGmatFocus,
  type StudentScores,
  type ToeflScale,
} from '@/lib/domain/test-scores';
import type { Version } from '../columns/version';
import type { SearchCourse, SearchQuery } from '../types/query';
import { both, either, noRows, type Rows, without } from '../types/rows';

type Column = keyof SearchCourse &
  ('ieltsOverall' | 'ieltsLessThan' | 'pteOverall' | 'pteLessThan' | 'det' | 'detLessThan');

/** The rows that a student with these scores meets for certain (the rule: `qualifies` in naive.ts). */
export const eligibleRows = (version: Version, scores: StudentScores): Rows =>
  both(englishMet(version, scores), testsMet(version, scores));

/** The rows that state an English requirement which one of the scores meets; with `only` that score. */
export function englishMet(version: Version, scores: StudentScores, only?: keyof StudentScores): Rows {
  const counts = (test: keyof StudentScores) => only === undefined || only === test;
  const { lowest } = scores;
  const met: Rows[] = [noRows(version.rows)];
  if (scores.ielts && counts('ielts'))
    met.push(
      bandedMet(version, 'ielts', 'ieltsOverall', 'ieltsLessThan', scores.ielts),
      oneLowerMet(version, 'ielts', scores),
    );
  if (scores.pte && counts('pte'))
    met.push(bandedMet(version, 'pte', 'pteOverall', 'pteLessThan', scores.pte), oneLowerMet(version, 'pte', scores));
  if (scores.toefl !== undefined && counts('toefl')) met.push(toeflMet(version, '0-120', scores.toefl, lowest?.toefl));
  if (scores.newToefl !== undefined && counts('newToefl'))
    met.push(toeflMet(version, '1-6', scores.newToefl, lowest?.newToefl));
  if (scores.det !== undefined && counts('det'))
    met.push(bandedMet(version, 'det', 'det', 'detLessThan', { overall: scores.det, lowest: lowest?.det ?? null }));
  return either(...(met as [Rows, ...Rows[]]));
}

/** The rows that state no GRE or GMAT score, or one that is met: one is enough. */
export function testsMet(version: Version, scores: StudentScores): Rows {
  const { rows, catalogue } = version;
  const { gre, gmat } = catalogue.columns;
  const met = [both(gre.where(rows, isUnstated), gmat.where(rows, isUnstated))] as [Rows, ...Rows[]];
  const [ownGre, ownGmat] = [scores.gre, scores.gmat];
  if (ownGre !== undefined) met.push(both(gre.where(rows, isAtMost(ownGre)), decidedBy(version, 'gre')));
  if (ownGmat !== undefined) {
    const isMet = (score: number | null) =>
      isAtMost(ownGmat)(score) && isGmatFocus(score ?? 0) === isGmatFocus(ownGmat);
    met.push(both(gmat.where(rows, isMet), decidedBy(version, 'gmat')));
  }
  return either(...met);
}

/** The rows of these levels, and those of the levels `byDiploma` that are confirmed to take a diploma. */
export function levelsMet(
  { catalogue, rows }: Version,
  levels: readonly string[],
  byDiploma: readonly string[] = [],
): Rows {
  const { level, alsoAsked } = catalogue.columns;
  const met = level.where(rows, (one) => levels.includes(one));
  if (byDiploma.length === 0) return met;
  const takes = alsoAsked.where(rows, (text) => takesDiploma(text) === 'confirmed');
  return either(
    met,
    both(
      takes,
      level.where(rows, (one) => byDiploma.includes(one)),
    ),
  );
}

/** Of these rows those whose stated minimum in earlier studies is certainly met, or that state none. */
export const marksMet = (
  { catalogue, rows }: Version,
  isMet: NonNullable<SearchQuery['marksMet']>,
  among: Rows,
): Rows => both(among, catalogue.minimums.met(rows, isMet));

const isUnstated = (score: number | null): boolean => score === null;
const isAtMost =
  (own: number) =>
  (score: number | null): boolean =>
    score !== null && score <= own;
/** As `isAtMost`, or not stated. */
const asksAtMost =
  (own: number | null | undefined) =>
  (score: number | null): boolean =>
    score === null || (own !== null && own !== undefined && score <= own);

/** The rows whose scores of an exam were stated, not read out of a sentence: what was is met by none. */
const decidedBy = ({ catalogue, rows }: Version, exam: Exam): Rows =>
  catalogue.columns.scoresFromText.where(rows, (text) => !examsOfText(text).includes(exam));

/** The rows that state an overall score or a lowest band, and state none above the student's. */
function bandedMet(version: Version, exam: Exam, overall: Column, lowest: Column, own: BandedScore): Rows {
  const { rows, catalogue } = version;
  const [whole, part] = [catalogue.columns[overall], catalogue.columns[lowest]];
  const unstated = both(whole.where(rows, isUnstated), part.where(rows, isUnstated));
  const met = both(whole.where(rows, asksAtMost(own.overall)), part.where(rows, asksAtMost(own.lowest)));
  return both(without(met, unstated), decidedBy(version, exam));
}

function toeflMet(version: Version, scale: ToeflScale, own: number, lowest: number | undefined): Rows {
  const { rows, catalogue } = version;
  const { toefl, toeflLessThan, toeflScale } = catalogue.columns;
  return both(
    toefl.where(rows, isAtMost(own)),
    toeflScale.where(rows, (one) => (one === '1-6' ? '1-6' : '0-120') === scale),
    toeflLessThan.where(rows, asksAtMost(lowest)),
    decidedBy(version, 'toefl'),
  );
}

/** The rows that are confirmed to take one part below the others, and are met by that. */
function oneLowerMet(version: Version, exam: 'ielts' | 'pte', scores: StudentScores): Rows {
  const { rows, catalogue } = version;
  const [own, second] = [scores[exam], scores.secondLowest?.[exam]];
  if (!own || own.lowest === null || second === undefined) return noRows(rows);
  const { lowest } = own;
  const takes = catalogue.columns.alsoAsked.where(
    rows,
    (text) =>
      text.includes('confirmed') &&
      alsoAskedOf(text).some(
        (one) => one.is === 'one lower' && one.exam === exam && one.confirmed && one.score <= lowest,
      ),
  );
  const met = bandedMet(version, exam, `${exam}Overall`, `${exam}LessThan`, { overall: own.overall, lowest: second });
  return both(takes, met);
}
