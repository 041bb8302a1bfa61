import data from './data/disciplines.json' with { type: 'json' };

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

/** Every category of the demonstration with its subcategories and fields of study. */
export const disciplines = data as readonly Discipline[];

/** The category tree that admins would have entered. */
export const demoCategories: { name: string; subcategories: string[] }[] = disciplines.map((discipline) => ({
  name: discipline.name,
  subcategories: discipline.subcategories.map((subcategory) => subcategory.name),
}));
