import type { Country } from '@/lib/domain/countries';
import data from './data/universities.json' with { type: 'json' };

export type InstitutionKind = 'university' | 'college' | 'polytechnic';

/** A real institution. Fees and scores are typical values for a demonstration, not the institution's own figures. */
export interface DemoUniversity {
  university: string;
  country: Country;
  kind: InstitutionKind;
  /** Campus or town names, one to three. */
  campuses: readonly string[];
  /** https address of its home page. */
  website: string;
  /** International tuition for one year, in whole units of the country's currency. */
  yearlyFee: { underGraduate: number; postGraduate: number };
  /** Typical IELTS Academic demand for a bachelor's degree. */
  ielts: { overall: number; lowest: number };
  /** The only categories it teaches; empty when it teaches all of them. */
  focus: readonly string[];
  /** Awards associate degrees outside the USA (colleges of British Columbia). */
  associateDegrees: boolean;
}

/** All institutions of the demonstration, by country in the order of `COUNTRIES`. */
export const demoUniversities = data as readonly DemoUniversity[];
