import { FIELD_OF_STUDY_LENGTH } from '../fields-of-study';
import { EDUCATION_LEVELS, type Education, type EducationLevel, INSTRUCTION } from '../profile';
import {
  isOnScale,
  type ScoreScale,
  TEST_FIELD_KINDS,
  TOEFL_REPORTS,
  type ToeflScale,
  wantedScore,
} from '../test-scores';
import { BACKLOGS, LONGEST_SUBJECTS } from './marks';
import { MARKS_WANTED, marksIn, marksText, readMarks, statedIn } from './paper-marks';

/** The English tests of which a visitor can enter one. */
export const QUICK_TESTS = ['ielts', 'pte', 'toefl', 'det'] as const;
export type QuickTest = (typeof QUICK_TESTS)[number];

/** What a visitor enters to see which courses fit: the highest studies that are finished, and one English test. */
export interface QuickProfile {
  level: EducationLevel | null;
  /** Where those studies were; '' where it was left out. */
  country: string;
  /** As the paper shows them (paper-marks.ts); with a level there are these or a percentage. */
  marks: string;
  /** From 0 to 100. */
  percentage: number | null;
  /** Subjects failed the first time; null where it was left out. */
  backlogs: number | null;
  /** Years at work, which a visitor enters; a profile has its jobs. Null where it was left out. */
  workYears: number | null;
  /** The field of those studies; '' where it was left out. */
  field: string;
  /** Their subjects, each with its mark as on the certificate; '' where they were left out. */
  subjects: string;
  /** The language they were taught in; '' where it was left out. */
  language: NonNullable<Education['language_of_instruction']>;
  test: QuickTest | null;
  /** There with a test. */
  overall: number | null;
  /** The lowest section of the report; null where it was left out. */
  lowest: number | null;
}
export type QuickField = keyof QuickProfile;

const WORK_YEARS: ScoreScale = { from: 0, to: 50, step: 0.5 };

/** Courses that are judged at once at most. */
export const MOST_FITS = 60;

/** The scale of a TOEFL score: up to 6 is one that tests report since 2026. */
export const quickToeflScale = (overall: number): ToeflScale => (overall <= 6 ? '1-6' : '0-120');

/** The scales on which a test's overall score and its sections are; `lowest` null where courses ask for none. */
function scalesOf(test: QuickTest, overall: number): { overall: ScoreScale; lowest: ScoreScale | null } {
  switch (test) {
    case 'toefl': {
      const { overall: whole, section } = TOEFL_REPORTS[quickToeflScale(overall)];
      return { overall: whole, lowest: section };
    }
    case 'det':
      return { overall: TEST_FIELD_KINDS.det_overall, lowest: null };
    case 'ielts':
      return { overall: TEST_FIELD_KINDS.ielts_overall, lowest: TEST_FIELD_KINDS.ielts_reading };
    case 'pte':
      return { overall: TEST_FIELD_KINDS.pte_overall, lowest: TEST_FIELD_KINDS.pte_reading };
  }
}

/** Whether a report of this test has sections, the lowest of which courses ask for. */
export const hasLowest = (test: QuickTest | null): boolean => test !== null && test !== 'det';

/** The fields that can't be taken, each with what is wanted there; none where all can. */
export function quickProblems(quick: QuickProfile): Partial<Record<QuickField, string>> {
  const { level, country, field, test, overall, lowest } = quick;
  const problems: Partial<Record<QuickField, string>> = {};
  if (level === null && test === null) problems.level = 'Please choose your qualification, or an English test below.';
  if (level !== null && !EDUCATION_LEVELS.includes(level)) problems.level = 'Please choose an option from the list.';
  const marks = marksText(quick);
  const read = marks ? readMarks(marks, country) : { asks: MARKS_WANTED };
  if (level !== null && 'asks' in read) problems[!quick.marks && marks ? 'percentage' : 'marks'] = read.asks;
  if (level === null && marks) problems.level = 'Please choose the qualification these marks are for.';
  for (const [name, scale] of [
    ['backlogs', BACKLOGS],
    ['workYears', WORK_YEARS],
  ] as const)
    if (quick[name] !== null && !isOnScale(quick[name], scale)) problems[name] = wantedScore(scale);
  if (field.length > FIELD_OF_STUDY_LENGTH) problems.field = `At most ${FIELD_OF_STUDY_LENGTH} characters.`;
  if (quick.subjects.length > LONGEST_SUBJECTS) problems.subjects = `At most ${LONGEST_SUBJECTS} characters.`;
  if (test === null) {
    if (overall !== null || lowest !== null) problems.test = 'Please choose the test this score is for.';
    return problems;
  }
  if (overall === null) return { ...problems, overall: 'Please enter the overall score.' };
  const scales = scalesOf(test, overall);
  if (!isOnScale(overall, scales.overall)) problems.overall = wantedScore(scales.overall);
  if (lowest === null) return problems;
  if (!scales.lowest)
    problems.lowest = 'Please leave this empty: courses don’t require a minimum section score for this test.';
  else if (!isOnScale(lowest, scales.lowest)) problems.lowest = wantedScore(scales.lowest);
  // Of the older TOEFL the overall score is the sum of its sections.
  else if (lowest > overall) problems.lowest = 'The lowest section score can’t be higher than the overall score.';
  return problems;
}

type QuickStudies = Pick<
  QuickProfile,
  'country' | 'marks' | 'percentage' | 'backlogs' | 'field' | 'subjects' | 'language'
>;

/** What was entered of studies, as an education holds it; `level` as it was entered. */
export function quickStudies(quick: QuickStudies) {
  const { country, marks, percentage, backlogs, field, subjects, language } = quick;
  return {
    ...(country ? { country_of_education: country } : {}),
    ...(marks ? { marks, ...statedIn(marksIn(marks, country)) } : { marks, percentage }),
    ...(backlogs === null ? {} : { backlogs }),
    ...(subjects ? { subjects } : {}),
    ...(language ? { language_of_instruction: language } : {}),
    fieldOfStudy: field.trim(),
  };
}

/** A quick profile that was stored or typed as JSON, or null when it can't be taken. */
export function readQuickProfile(given: unknown): QuickProfile | null {
  if (typeof given !== 'object' || given === null) return null;
  const one = given as Record<string, unknown>;
  const text = (name: QuickField) => (typeof one[name] === 'string' ? (one[name] as string) : '');
  const number = (name: QuickField) => (typeof one[name] === 'number' ? (one[name] as number) : null);
  const quick: QuickProfile = {
    level: EDUCATION_LEVELS.find((level) => level === one.level) ?? null,
    country: text('country'),
    marks: text('marks'),
    percentage: number('percentage'),
    backlogs: number('backlogs'),
    workYears: number('workYears'),
    field: text('field'),
    subjects: text('subjects'),
    language: INSTRUCTION.find((language) => language === one.language) ?? '',
    test: QUICK_TESTS.find((test) => test === one.test) ?? null,
    overall: number('overall'),
    lowest: number('lowest'),
  };
  return Object.keys(quickProblems(quick)).length === 0 ? quick : null;
}
