import type { ScoreScale } from '../test-scores';

/** Marks of earlier studies, and the minimum that courses state for them. */

/** Classes of UK degrees, the best first. */
export const DEGREE_CLASSES = ['First', '2:1', '2:2', 'Third'] as const;
export type DegreeClass = (typeof DEGREE_CLASSES)[number];

/** The highest grade point average there is on each scale. */
export const CGPA_SCALES = ['4', '4.3', '5', '7', '10'] as const;
export type CgpaScale = (typeof CGPA_SCALES)[number];

/**
 * What a minimum was taken from: a statement of its own, or the text of the requirements, to be checked by a person, or checked
 * by one.
 */
export const MARKS_FROM = ['stated', 'requirement text', 'confirmed text'] as const;
type MarksFrom = (typeof MARKS_FROM)[number];

export const PERCENTAGE: ScoreScale = { from: 1, to: 100, step: 0.01 };
export const CGPA: ScoreScale = { from: 0.1, to: 10, step: 0.01 };
export const BACKLOGS: ScoreScale = { from: 0, to: 50, step: 1 };
export const GAP_YEARS: ScoreScale = { from: 0, to: 30, step: 0.5 };

/** What a course states about earlier studies; null and '' where it states nothing. */
export interface MarkDemands {
  minPercentage: number | null;
  minCgpa: number | null;
  cgpaScale: CgpaScale | '';
  minClass: DegreeClass | '';
  /** 'Mathematics, Physics'. */
  subjectsNeeded: string;
  maxBacklogs: number | null;
  maxGapYears: number | null;
  marksFrom: MarksFrom;
  /** What the requirement text asks besides (lib/domain/requirements/also-asked.ts). */
  alsoAsked: string;
}

/** Nothing is stated. */
export const NO_MARKS: MarkDemands = {
  minPercentage: null,
  minCgpa: null,
  cgpaScale: '',
  minClass: '',
  subjectsNeeded: '',
  maxBacklogs: null,
  maxGapYears: null,
  marksFrom: 'stated',
  alsoAsked: '',
};
export const MARK_FIELDS = Object.keys(NO_MARKS) as (keyof MarkDemands)[];

/** A course's statements about earlier studies, apart from the rest of it. */
export const marksOf = (course: MarkDemands): MarkDemands => ({
  minPercentage: course.minPercentage,
  minCgpa: course.minCgpa,
  cgpaScale: course.cgpaScale,
  minClass: course.minClass,
  subjectsNeeded: course.subjectsNeeded,
  maxBacklogs: course.maxBacklogs,
  maxGapYears: course.maxGapYears,
  marksFrom: course.marksFrom,
  alsoAsked: course.alsoAsked,
});

/** Whether anything is stated; a scale, or where it was taken from, says nothing by itself. */
export const hasMarks = (course: MarkDemands): boolean =>
  course.minPercentage !== null ||
  course.minCgpa !== null ||
  course.minClass !== '' ||
  course.subjectsNeeded !== '' ||
  course.maxBacklogs !== null ||
  course.maxGapYears !== null ||
  course.alsoAsked !== '';

/** The same without what says nothing by itself: a scale without an average, an origin of nothing. */
export function consistentMarks<Marks extends MarkDemands>(marks: Marks): Marks {
  return { ...marks, ...consistentParts(marks) };
}

/** What changes by that. */
export const consistentParts = (marks: MarkDemands): Pick<MarkDemands, 'cgpaScale' | 'marksFrom'> => ({
  cgpaScale: marks.minCgpa === null ? '' : marks.cgpaScale,
  marksFrom: hasMarks(marks) ? marks.marksFrom : NO_MARKS.marksFrom,
});

/** Why an average can't be what is meant on its scale; null when it can. */
export function cgpaProblem(cgpa: number | null, scale: CgpaScale | ''): string | null {
  if (cgpa === null) return null;
  if (scale === '') return 'Please choose the scale of the CGPA';
  return cgpa > Number(scale) ? `A CGPA of ${cgpa} can’t be on a scale up to ${scale}` : null;
}

/** The characters that a list of subjects can have. */
export const LONGEST_SUBJECTS = 300;

/** 'Mathematics, Physics & Chemistry' as its subjects, each with its mark: 'English B+' stays whole. */
export const subjectList = (text: string): string[] =>
  text
    .split(/[,;|/&\n]|(?<!\b[a-e])\+|\band\b/i)
    .map((subject) => subject.trim())
    .filter(Boolean);
