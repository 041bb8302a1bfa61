import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { AUSTRALIA } from './universities/australia';
import { CANADA } from './universities/canada';
import { NEW_ZEALAND } from './universities/new-zealand';
import { SINGAPORE } from './universities/singapore';
import { UK } from './universities/uk';
import { USA } from './universities/usa';

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

const TABLES: Record<Country, string> = {
  Canada: CANADA,
  Australia: AUSTRALIA,
  'New Zealand': NEW_ZEALAND,
  USA,
  UK,
  Singapore: SINGAPORE,
};

/** All institutions of the demonstration, by country in the order of `COUNTRIES`. */
export const demoUniversities: readonly DemoUniversity[] = COUNTRIES.flatMap((country) =>
  parseUniversities(country, TABLES[country]),
);

/**
 * Reads a table with one institution per line and the columns
 * name | kind | campuses, comma-separated | website | bachelor's / master's yearly fee | IELTS overall / lowest band
 * [| categories it is limited to, separated by ';' [| 'associate']].
 * Throws an Error that quotes the line when a column is missing or not a number.
 */
export function parseUniversities(country: Country, table: string): DemoUniversity[] {
  return table
    .trim()
    .split('\n')
    .map((line) => parseUniversity(country, line));
}

function parseUniversity(country: Country, line: string): DemoUniversity {
  const [university, kind, campuses, website, fees, ielts, focus, associate] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!university || !isKind(kind) || !campuses || !website) throw new Error(`Unreadable institution: ${line}`);
  const [underGraduate, postGraduate] = numberPair(fees, line);
  const [overall, lowest] = numberPair(ielts, line);
  return {
    university,
    country,
    kind,
    campuses: campuses.split(', '),
    website,
    yearlyFee: { underGraduate, postGraduate },
    ielts: { overall, lowest },
    focus: focus ? focus.split('; ') : [],
    associateDegrees: associate === 'associate',
  };
}

function isKind(text: string | undefined): text is InstitutionKind {
  return text === 'university' || text === 'college' || text === 'polytechnic';
}

function numberPair(cell: string | undefined, line: string): [number, number] {
  const [first, second] = (cell ?? '').split('/').map(Number);
  if (!first || !second) throw new Error(`Two numbers expected in: ${line}`);
  return [first, second];
}
