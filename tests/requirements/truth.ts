import type { CourseLevel } from '@/lib/domain/courses/course';

/** What a requirement text says, in a form that no reader of such texts has a part in: made by the grammar, by hand in tests, and filled by the reader's adapter. */

export const SKILLS = ['reading', 'writing', 'speaking', 'listening'] as const;
export type Skill = (typeof SKILLS)[number];

/** The score that one test must reach. */
export interface Score {
  overall?: number;
  /** The floor of every section. */
  lowest?: number;
  /** Floors of single sections, beside or instead of `lowest`. */
  parts?: Partial<Record<Skill, number>>;
  /** 'one 5.5 allowed'. */
  oneLower?: number;
}

export const EXAMS = ['ielts', 'toefl', 'pte', 'det', 'gre', 'gmat'] as const;
export type ExamName = (typeof EXAMS)[number];

/** What a text asks for, as numbers. What it doesn't ask for is absent. */
export interface Demands {
  /** A TOEFL of at most 6 is on the scale of 2026. */
  tests: Partial<Record<ExamName, Score>>;
  /** Where both GRE and GMAT are asked: one of them is enough. */
  either?: boolean;
  /** Some people need no English test, or come in with less; its scores stand for the others. */
  englishWaived?: true;
  graduateWaived?: true;
  /** Some come in with lower marks. */
  marksWaived?: true;
  /** Percentage, grade point average and class are alternatives: any of them is enough. */
  percentage?: number;
  cgpa?: { value: number; of: number };
  ukClass?: 'First' | '2:1' | '2:2' | 'Third';
  /** The percentage is that of so many best subjects. */
  bestOf?: number;
  /** A lower percentage that is enough with so many years of work. */
  orWithWork?: { percentage: number; years: number };
  /** The most that are allowed; 0: none. */
  backlogs?: number;
  gapYears?: number;
}

/** Of the clauses of a text: judged by scores and marks, judged by the profile, to hand in, selection, no requirement, not understood. */
export type Kind = 'judged' | 'profile' | 'handIn' | 'selection' | 'none' | 'unknown';

export interface Clause {
  kind: Kind;
  /** Its words in the text. */
  text: string;
  /** Of the grammar: kinds that are right, too. */
  also?: readonly Kind[];
  /** What a clause of the profile asks for, where it is a number; compared where both sides say it. */
  asks?: { workYears?: number; minAge?: number; yearsOfEducation?: number };
}

export interface Reading extends Demands {
  /** All clauses of the text, the judged ones, too. */
  clauses: readonly Clause[];
  /** The scores stand in a list, which decides without being confirmed. */
  list: boolean;
}

export type Item = ExamName | Exclude<keyof Demands, 'tests'>;

export interface Case {
  /** The whole cell 'Entry requirements'. */
  text: string;
  /** The level of the course. */
  level: CourseLevel;
  truth: Demands;
  /** The words that state each demand. */
  stated: readonly { item: Item; text: string }[];
  /** The clauses that state none of them. */
  other: readonly Clause[];
  /** Whether it is a list; null: either may be said. */
  list: boolean | null;
}

/** A part of a case: text, and what it says. */
export interface Piece {
  text: string;
  truth?: Omit<Demands, 'tests'> & { tests?: Demands['tests'] };
  stated?: Case['stated'];
  other?: Case['other'];
  list?: boolean | null;
}
