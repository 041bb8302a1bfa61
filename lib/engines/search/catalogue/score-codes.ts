import { COURSE_FIELD_NAMES, courseField, type ScoreFieldName } from '@/lib/domain/course-fields';
import { examsOfText, examsText } from '@/lib/domain/requirements/also-asked';
import { EXAMS, type Exam, isGmatFocus, TOEFL_ASKED, type ToeflScale } from '@/lib/domain/test-scores';
import type { SearchCourse } from '../types';

/** How scores are written in the columns of the index: editions of a test, and what was read out of a sentence, apart. */
export type Score = ScoreFieldName;
export const SCORES = COURSE_FIELD_NAMES.filter((name): name is Score => courseField(name).kind === 'score');

/** Every score that a course may ask for in English. */
export const ENGLISH_SCORES = [
  'ieltsOverall',
  'ieltsLessThan',
  'pteOverall',
  'pteLessThan',
  'toefl',
  'toeflLessThan',
  'det',
  'detLessThan',
] as const satisfies readonly Score[];

/** Below every score on 0 to 120, so that the two scales of TOEFL share a column and never compare. */
const NEW_TOEFL = -1_000;
/** What stands in a score's column. */
export function codedScore(
  course: Pick<SearchCourse, Score | 'toeflScale' | 'scoresFromText'>,
  score: Score,
): number | null {
  const value = course[score];
  if (value === null || value === undefined) return null;
  const ofToefl = score === 'toefl' || score === 'toeflLessThan';
  const code = ofToefl ? codedToefl(value, course.toeflScale) : score === 'gmat' ? codedGmat(value) : value;
  return course.scoresFromText && examsOfText(course.scoresFromText).includes(EXAM_OF[score]) ? code + FROM_TEXT : code;
}
/** A student's score of a test as courses' are written; a TOEFL up to 6 is on 1 to 6. */
export function scoreCode(test: 'toefl' | 'det' | 'gre' | 'gmat', value: number): number {
  if (test === 'toefl') return codedToefl(value, value <= TOEFL_ASKED['1-6'].to ? '1-6' : '0-120');
  return test === 'gmat' ? codedGmat(value) : value;
}
/** Above every score: what was read out of a sentence is met by none. */
export const FROM_TEXT = 10_000;
const EXAM_OF = Object.fromEntries(SCORES.map((name) => [name, (courseField(name) as { exam: Exam }).exam])) as Record<
  Score,
  Exam
>;
/** The score of a code, and whether it was read out of a sentence. */
export function scoreOf(code: number | null): number | null {
  return code !== null && code > FROM_TEXT / 2 ? code - FROM_TEXT : code;
}
/** The tests whose scores were read out of a sentence, by the codes of a row. */
export function fromTextOf(codeOf: (score: Score) => number | null): string {
  const read = SCORES.filter((score) => (codeOf(score) ?? 0) > FROM_TEXT / 2);
  return read.length > 0 ? examsText(read.map((score) => EXAM_OF[score])) : '';
}
export const codedToefl = (toefl: number, scale: ToeflScale): number => (scale === '1-6' ? NEW_TOEFL + toefl : toefl);
/** The two editions of GMAT share a column like the scales of TOEFL. */
export const codedGmat = (gmat: number): number => (isGmatFocus(gmat) ? gmat - FOCUS_BELOW : gmat);
const FOCUS_BELOW = 2_000;
export const LAST_FOCUS = EXAMS.gmat.to - FOCUS_BELOW;
export const gmatOf = (code: number | null): number | null => (code !== null && code < 0 ? code + FOCUS_BELOW : code);

/** The highest code of a TOEFL score on 1 to 6. */
export const LAST_NEW_TOEFL = NEW_TOEFL + TOEFL_ASKED['1-6'].to;
/** The TOEFL score of a code, with its scale. */
export function toeflOf(code: number | null): Pick<SearchCourse, 'toefl' | 'toeflScale'> {
  if (code === null || code > LAST_NEW_TOEFL) return { toefl: code, toeflScale: '0-120' };
  return { toefl: code - NEW_TOEFL, toeflScale: '1-6' };
}
