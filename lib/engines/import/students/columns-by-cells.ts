import { marksFact } from '@/lib/domain/agency/lead-facts';
import type { StudentField } from '@/lib/domain/student-fields';
import { isAnothers } from '@/lib/domain/student-heads';
import { headerWords } from '../columns/header-words';
import { parseCountry } from '../values/country';
import { worldCountryIn } from '../values/person-words';
import { examsIn } from '../values/scores';

interface Column {
  head: string;
  /** The cells below the head that hold anything. */
  samples: readonly string[];
}

/** The share of cells that must look like a field. */
const MOST = 0.8;
const isPhone = (text: string): boolean =>
  /^[\s+().\-/,;\p{Nd}]{7,40}$/u.test(text) &&
  text.replace(/\P{Nd}/gu, '').length >= 7 &&
  !/^\d{4}-\d\d-\d\d$/.test(text);
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

/** What cells look like, in order; a head that names another field counts more. */
const KINDS: readonly (readonly [StudentField, (text: string) => boolean])[] = [
  ['email', isEmail],
  ['mobile', isPhone],
  ['english_test', (text) => examsIn(text).length === 1 && /\d/.test(text)],
  ['percentage', (text) => /%|gpa/i.test(text) && marksFact(text) !== null],
];

/** Heads that say next to nothing of what stands below, such as 'Contact'. */
const looks = ({ samples }: Column, fits: (text: string) => boolean, share: number): boolean =>
  samples.length > 0 && samples.filter(fits).length >= samples.length * share;

/**
 * The fields of columns, with those that their cells alone tell: a column whose head says nothing we know and whose cells are phone
 * numbers is the number, where no head names one. A head of a number or address whose cells are none is not believed.
 */
export function byCells(columns: readonly Column[], named: readonly (StudentField | null)[]): (StudentField | null)[] {
  const fields = columns.map((column, place) => {
    const field = named[place] ?? null;
    const isOther =
      (field === 'email' && !looks(column, (text) => text.includes('@'), 0.3)) ||
      (field === 'mobile' && !looks(column, (text) => /\p{Nd}{3}/u.test(text), 0.3));
    return isOther && column.samples.length > 0 ? null : field;
  });
  for (const [place, column] of columns.entries()) {
    const words = headerWords(column.head);
    if (isCountries(column, words, fields)) fields[place] = 'wanted_country';
    // The same few places again and again are offices.
    if (words === 'location' && !fields[place]) fields[place] = isRepeated(column) ? 'branch' : 'city';
    if (fields[place] || isAnothers(words)) continue;
    const kind = KINDS.find(([field, fits]) => !isTaken(fields, field) && looks(column, fits, MOST));
    if (kind) fields[place] = kind[0];
  }
  return fields;
}

const isRepeated = ({ samples }: Column): boolean => new Set(samples).size * 2 <= samples.length;

function isTaken(fields: readonly (StudentField | null)[], field: StudentField): boolean {
  return fields.includes(field) || (field === 'english_test' && fields.some((one) => one?.endsWith('_overall')));
}

/** 'Country' is the one they want to go to where all of its cells are countries, and most such to which students go. */
function isCountries({ samples }: Column, words: string, fields: readonly (StudentField | null)[]): boolean {
  if (words !== 'country' || !samples.length || fields.includes('wanted_country')) return false;
  const countries = samples.flatMap((text) => text.split(/\s*[/,&+]\s*|\s+or\s+/i));
  const wanted = countries.filter((name) => parseCountry(name).value !== null);
  const others = countries.filter((name) => parseCountry(name).value === null);
  return wanted.length * 2 > countries.length && others.every((name) => worldCountryIn(name).value !== null);
}
