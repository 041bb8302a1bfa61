import type { CgpaScale, DegreeClass } from '@/lib/domain/marks/marks';
import type { AskedGrades, Waived, WaivedFor } from '@/lib/domain/requirements/also-asked';
import type { Applicants } from '@/lib/domain/requirements/applicants';
import type { Exam } from '@/lib/domain/test-scores';

/** What a clause of a requirement text is, for a verdict. */
const CLAUSE_KINDS = ['judged', 'profile', 'hand-in', 'selection', 'none', 'unread'] as const;
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

export type Skill =
  | 'reading'
  | 'writing'
  | 'speaking'
  | 'listening'
  | 'literacy'
  | 'comprehension'
  | 'conversation'
  | 'production';

/** What one test must show. TOEFL: up to 6 is on the edition of 2026. */
export interface ScoreAsked {
  about: 'score';
  exam: Exam;
  overall: number;
  /** No part below it; null where nothing is said of parts. */
  lowest: number | null;
  /** Floors that differ from skill to skill, beside `lowest`. */
  parts?: Partial<Record<Skill, number>>;
  /** One part may be as low as this. */
  oneLower?: number;
  /** Of GMAT, where the text names it. */
  isFocus?: true;
  /** Of GRE and GMAT: the text asks for both. */
  both?: true;
  /** Of English: nationals of this country, the course's own, aren't asked. */
  notOf?: string;
}

export interface PercentageAsked {
  about: 'percentage';
  least: number;
  /** A range; from there on it is certainly enough. */
  to?: number;
  bestOf?: number;
  /** A lower mark with so many years of work. */
  orWithWork?: { least: number; years: number };
  /** What is asked of each board of school, where it differs. */
  boards?: readonly { boards: readonly string[]; least: number }[];
}

/** What is read out of a clause. */
export type Asked =
  | ScoreAsked
  | PercentageAsked
  | { about: 'cgpa'; least: number; scale: CgpaScale }
  | { about: 'class'; least: DegreeClass }
  /** `sure`: a range; up to there they are certainly taken. */
  | { about: 'backlogs'; most: number; sure?: number }
  /** However many there were, none may be left. */
  | { about: 'cleared' }
  | { about: 'gap'; years: number }
  /** The studies a course builds on. `takesDiploma`: a diploma is enough for it. */
  | { about: 'level'; takesDiploma: boolean }
  /** `inField`: of a kind that a profile doesn't tell. Null: how many years isn't said. */
  | { about: 'work'; years: number | null; inField: boolean }
  /** `least`: 0 where only the highest is said. `on`: that day, 'YYYY-MM-DD'; absent: when the course begins. */
  | { about: 'age'; least: number; most?: number; on?: string }
  | { about: 'education years'; least: number }
  /** Any of these fields is enough, none where they are not certain; `related`: so are those that are close to one. */
  | { about: 'field'; names: readonly string[]; related: boolean }
  /** Any but these. */
  | { about: 'other field'; names: readonly string[] }
  /** Of school, none where they are not certain; `any`: one of them is enough. */
  | { about: 'subjects'; text: string; names: readonly string[]; any: boolean; least?: number; each?: true }
  /** What a certificate of school must show, on its own scale. */
  | ({ about: 'grades' } & AskedGrades)
  | { about: 'taught' }
  /** `isWay`: beside a first degree, which may be enough. */
  | { about: 'master'; isWay?: true }
  /** More than school: for entry to a later year. */
  | { about: 'beyond school' }
  /** A score of one of these, whatever it is. */
  | { about: 'taken'; exams: readonly Exam[] }
  /** Asked where not all around it was read: whoever has less may still be taken. */
  | { about: 'perhaps'; asked: Asked }
  /** It asks for marks, papers failed, a gap or a test that nothing could be read of. */
  | { about: 'unread demand' }
  /** Some applicants or degrees are not taken, and not in words that could be judged. */
  | { about: 'refusal' }
  /** Classes of degree are those of this country. */
  | { about: 'classes of'; place: string }
  /** The last day to apply, 'YYYY-MM-DD'. */
  | { about: 'closes'; day: string }
  /** A registration or a licence, which no profile tells. */
  | { about: 'licence' }
  /** It lets some people off, or in with less. */
  | ({ about: 'waiver'; of: Waived } & WaivedFor);

/** One clause of a requirement text, with its place in it. */
export interface Clause {
  from: number;
  /** Exclusive. */
  to: number;
  /** The words themselves. */
  quote: string;
  kind: ClauseKind;
  /** 'list': a test's name with its number and nothing else, which decides; a sentence has to be confirmed first. */
  form: 'list' | 'sentence';
  asked?: Asked;
  /** A person has said that it is this, so it decides. */
  confirmed?: true;
  /** Asked of these alone; absent: of all. */
  who?: Applicants;
}

/** A clause before its words are cut out. */
export type Span = Omit<Clause, 'quote' | 'form'> & { form?: 'list' };

/** What a pattern found, as a span. */
export const spanOf = ({ index, 0: all }: RegExpExecArray, what: Pick<Span, 'kind' | 'asked'>): Span => ({
  from: index,
  to: index + all.length,
  ...what,
});

/** Those that overlap none before them. */
export function apart(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const one of spans) if (!kept.some(({ from, to }) => from < one.to && one.from < to)) kept.push(one);
  return kept;
}
