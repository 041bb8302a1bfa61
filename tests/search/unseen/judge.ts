import { COUNTRIES } from '@/lib/domain/countries';
import { fold } from '@/lib/engines/search/types/fold';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import type { MadeQuery } from './query';
import { convert } from './rates';
import { expression, missedBy, type Wanted } from './topic';

/** What a page shows and says of a query. */
export interface ShownPage {
  /** In the order of the page, at most ten. */
  courses: readonly SearchCourse[];
  /** The filters that were read from the words, where their courses are on the page. */
  filters: Read;
}

const SHOWN = 10;

/** Whether a course has the words, or a short form as it was typed, and all else that was requested. A hyphen is a blank, and 'year' is one of 'years': 'years 7-12' has 'year 7 12'. */
export function fits(
  course: SearchCourse,
  { needs, short, asks }: Pick<MadeQuery, 'needs' | 'short' | 'asks'>,
): boolean {
  const name = ` ${blanks(fold(course.course))} `;
  const hasShort = short !== undefined && name.includes(` ${blanks(fold(short[0]))} `);
  const words = hasShort ? needs.filter((word) => !short[1].split(' ').includes(word)) : needs;
  return words.every((word) => name.includes(` ${singular(blanks(word))}`)) && missedBy(course, asks).length === 0;
}

const singular = (word: string) => word.replace(/(?<=[a-z]{3}[^s])s$/, '');
const blanks = (text: string) => text.replace(/[^\p{L}\p{N}+#.']+/gu, ' ').trim();

/** The course itself is on the page, or the page is full of courses that fit the query as well. */
export function isFound(page: ShownPage, made: MadeQuery): boolean {
  if (page.courses.some(({ id }) => id === made.course.id)) return true;
  return page.courses.length >= SHOWN && page.courses.every((course) => fits(course, made));
}

/** The filters that were read though the query's truth has none of the kind, or another. */
export function wrongReadings(
  filters: ShownPage['filters'],
  asks: Wanted,
  may: readonly string[],
  courses: readonly SearchCourse[],
): string[] {
  const read = filters;
  const wrong: string[] = [];
  const check = (name: keyof Read, isTrue: boolean) => {
    if (read[name] !== undefined && !may.includes(name) && !isTrue) wrong.push(`${name} ${JSON.stringify(read[name])}`);
  };
  const someIn = (value: Read['country']) =>
    (asks.city !== undefined || asks.university !== undefined) &&
    courses.some((course) => course.country === value && missedBy(course, pickPlace(asks)).length === 0);
  const someAt = (city: string) =>
    courses.some(
      (course) => fold(course.campus).includes(fold(city)) && missedBy(course, pickPlace(asks)).length === 0,
    );
  check('country', asks.country ? includes(asks.country, read.country) : someIn(read.country));
  check(
    'university',
    // A name that several have offers them all.
    (read.university ?? []).some((name) => may.includes(`university ${name}`) || isTrueUniversity(name, asks)),
  );
  check('intake', overlaps(asks.intake, read.intake));
  check('level', overlaps(asks.level, read.level));
  check('maxMonths', asks.mostMonths !== undefined && read.maxMonths === asks.mostMonths);
  check('maxFee', isTrueFee(read, asks));
  check('test', asks[testName(read.test)] !== undefined);
  check('score', asks[testName(read.test)] === read.score);
  check('toefl', asks.toefl === read.toefl);
  check('det', asks.duolingo === read.det);
  check('gre', false);
  check('gmat', false);
  check('noEnglishScore', may.includes('noScore'));
  check(
    'without',
    (read.without ?? []).every((one) => isTrueWithout(one, asks, may)),
  );
  const places = asks.city ?? asks.university;
  // 'Brisbane City' is in Brisbane.
  const isOwnCity = (city: string) =>
    may.includes(`city ${city}`) || [asks.university, asks.city].some((text) => hasWord(text ?? '', city));
  check(
    'city',
    isOwnCity(read.city ?? '') ||
      (places !== undefined && (expression(places).test(fold(read.city ?? '')) || someAt(read.city ?? ''))),
  );
  check('notCountry', overlaps(asks.notCountry, read.notCountry));
  check('notLevel', false);
  const not = [asks.notCity, asks.notName].filter((one) => one !== undefined).join('|');
  const isExcluded = (text: string) => not !== '' && (expression(not).test(fold(text)) || not.includes(fold(text)));
  const isAllThere = (university: string) =>
    courses.every((course) => course.university !== university || isExcluded(course.campus));
  check(
    'notUniversity',
    (read.notUniversity ?? []).every((name) => isExcluded(name) || isAllThere(name)),
  );
  check('notWords', (read.notWords ?? []).every(isExcluded));
  return wrong;
}

/** The names that the API's `read.filters` has. */
interface Read {
  country?: string;
  university?: readonly string[];
  city?: string;
  intake?: readonly string[];
  level?: readonly string[];
  maxMonths?: number;
  maxFee?: number;
  currency?: string;
  test?: string;
  score?: number;
  toefl?: number;
  det?: number;
  gre?: number;
  gmat?: number;
  without?: readonly string[];
  noEnglishScore?: string;
  notCountry?: readonly string[];
  notUniversity?: readonly string[];
  notLevel?: readonly string[];
  notWords?: readonly string[];
}

function isTrueWithout(test: string, { noGre, noGmat }: Wanted, may: readonly string[]): boolean {
  if (/gre/i.test(test)) return noGre === true;
  return /gmat/i.test(test) ? noGmat === true : may.includes('noScore');
}

/** Whether a name, or its expression, has the word. */
const hasWord = (name: string, word: string) =>
  word !== '' && ` ${blanks(name.replaceAll('\\', ' '))} `.includes(` ${word} `);
const includes = (values: readonly string[], value: string | undefined) => values.some((one) => one === value);
const overlaps = (asked: readonly string[] | undefined, read: readonly string[] | undefined) =>
  Boolean(asked && read?.some((one) => asked.includes(one)));
const testName = (test: string | undefined): 'ielts' | 'pte' | 'duolingo' | 'toefl' => {
  if (test === 'pte' || test === 'toefl') return test;
  return test === 'det' || test === 'duolingo' ? 'duolingo' : 'ielts';
};

const pickPlace = ({ city, university }: Wanted): Wanted => ({
  ...(city ? { city } : {}),
  ...(university ? { university } : {}),
});

function isTrueUniversity(name: string, { university, city }: Wanted): boolean {
  const folded = fold(name);
  return (
    (university !== undefined && expression(university).test(folded)) ||
    (city !== undefined && expression(city).test(folded))
  );
}

/** Of money read in another currency, a fiftieth is the rounding. */
function isTrueFee({ maxFee, currency }: Read, { fee }: Wanted): boolean {
  if (!fee || maxFee === undefined) return false;
  const [amount, own] = fee;
  const inOwn = convert(maxFee, currency ?? own, own);
  return inOwn !== null && Math.abs(inOwn - amount) <= amount / 50;
}

/** For messages: the truth in one line. */
export function truthOf({ asks, needs, course }: MadeQuery): string {
  const said = Object.entries(asks).map(
    ([name, value]) =>
      `${name} ${Array.isArray(value) && value.length === COUNTRIES.length ? 'any' : JSON.stringify(value)}`,
  );
  return `${needs.join(' ')} · ${said.join(' · ')} ← ${course.course}, ${course.university}, ${course.campus}, ${course.country}`;
}
