/** The family of degree titles a subject is awarded under: see `courses/naming.ts`. */
export type Award =
  | 'arts'
  | 'science'
  | 'business'
  | 'mba'
  | 'computing'
  | 'engineering'
  | 'health'
  | 'nursing'
  | 'education'
  | 'law'
  | 'design'
  | 'architecture'
  | 'socialWork';

/** How a subject is taught; decides at which levels it is offered. */
export type Teaching = 'bachelor' | 'master' | 'vocational' | 'short' | 'foundation';

export interface Subcategory {
  name: string;
  award: Award;
  taught: readonly Teaching[];
  /** Names of fields of study, each used in one subcategory only. */
  subjects: readonly string[];
  /** Multiplies the institution's fee. */
  fee: number;
  /** Added to the institution's IELTS demand, in bands. */
  ieltsExtra: number;
}

export interface Discipline {
  name: string;
  /** What a master's applicant should have studied, as the end of 'a bachelor's degree in …'. */
  background: string;
  /** What a school leaver should have studied, as the end of 'with good marks in …'. */
  schoolSubjects: string;
  subcategories: readonly Subcategory[];
}

/** Every way of teaching a subject. */
export const ALL: readonly Teaching[] = ['bachelor', 'master', 'vocational', 'short', 'foundation'];
/** Degrees and short postgraduate awards, nothing vocational. */
export const DEGREES: readonly Teaching[] = ['bachelor', 'master', 'short'];
/** Bachelor's and master's degrees only. */
export const ACADEMIC: readonly Teaching[] = ['bachelor', 'master'];
/** Hands-on fields: diplomas and certificates first, a bachelor's degree to top up. */
export const APPLIED: readonly Teaching[] = ['bachelor', 'vocational'];

export function subcategory(
  name: string,
  award: Award,
  taught: readonly Teaching[],
  subjects: readonly string[],
  { fee = 1, ieltsExtra = 0 }: { fee?: number; ieltsExtra?: number } = {},
): Subcategory {
  return { name, award, taught, subjects, fee, ieltsExtra };
}
