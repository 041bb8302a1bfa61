import type { CourseIndex } from '../search/course-index';
import type { CourseCard } from '../search/types/query';
import { countryOfAll } from './evidence/parts';
import { NEAR, NO_COURSE, NOT_KNOWN } from './evidence/terms';
import type { Aside, SentenceFilters } from './reading/reader';
import type { Sentence } from './reading/sentence';
import { countryOfCity } from './tables/cities';
import { isEveryday } from './tables/english-words';
import { capitals } from './why';

/** What is said before the courses of a sentence: what isn't here, and what was widened; `typed` are the words that it is about. */
export interface Note {
  typed: string;
  text: string;
}

interface Shown {
  q: string;
  filters: SentenceFilters;
  courses: readonly CourseCard[];
  ofSubject: number;
  field: string;
  aside: readonly Aside[];
}

/** What of the subject no course has, then where none is: 'No matching course is listed in Ontario: all of Canada is shown.' */
export function notesOf(index: CourseIndex, sentence: Sentence, found: Shown): Note[] {
  if (found.courses.length === 0) return lacking(sentence, found);
  const text = `Courses in your field, ${found.field}, come first.`;
  const own = found.field === '' ? [] : [{ typed: '', text }];
  return [...lacking(sentence, found), ...widened(index, sentence, found), ...own];
}

function lacking({ q }: Sentence, { q: kept, aside, filters, courses }: Shown): Note[] {
  const isShort = q.split(' ').length <= SHORT;
  const isSaid = (typed: string) => isShort || !isEveryday(typed);
  const gone = aside.filter(({ typed, why }) => isIn(q, typed) && !/^(Your|About)/.test(why) && isSaid(typed));
  const [first] = gone;
  if (!first) return [];
  const isUnknown = gone.every(({ why }) => why === NOT_KNOWN || why.startsWith(NO_COURSE));
  const whole = gone.some(({ typed }) => typed === q)
    ? q
    : q.includes(' or ') || q.split(' ').length > MOST_WORDS
      ? gone.map(({ typed }) => typed).join(' ')
      : q;
  const lost = gone.map(({ typed }) => typed).join(' ');
  // What is shown then are courses of whatever else is said.
  if (isUnknown && kept === '' && courses.length > 0) {
    const where = placeOf(filters);
    const shown = where === '' ? 'Other courses are shown.' : `Other courses ${where} are shown.`;
    return [{ typed: lost, text: `No course here matches “${lost}”. ${shown}` }];
  }
  if (kept === '' && courses.length > 0) {
    const at = filters.university;
    const text = at
      ? `No “${lost}” course at ${LIST.format(at)}: other courses there come first, then other universities.`
      : `No course matches “${lost}” together with the rest: courses near that are shown.`;
    return [{ typed: lost, text }];
  }
  // Together with the rest: by itself some course may have it.
  const alone = isUnknown ? `No course here matches “${lost}”.` : `No matching course has “${lost}”.`;
  // What is answered by what is near it is in what is kept, and yet no course has it.
  const isNear = ({ typed, why }: Aside) => why === NEAR || isIn(kept, typed) || isIn(typed, kept);
  const near = gone.filter((one) => kept !== '' && one.why.startsWith(NO_COURSE) && isNear(one));
  if (near.length > 0) {
    const typed = near.map((one) => one.typed).join(' ');
    return [{ typed, text: `No “${typed.replace('alevels', 'A level')}” courses here: courses near that are shown.` }];
  }
  const text =
    kept === '' || q.includes(' or ') || isIn(kept, whole)
      ? alone
      : `No matching course has all of “${whole}”. Closest: “${kept}”.`;
  return [{ typed: lost, text }];
}
const MOST_WORDS = 6;
/** Of more words an everyday one is no subject that is missing. */
const SHORT = 3;

/** 'in London', 'at Harvard University'; '' for nowhere. */
function placeOf({ city, country, university }: SentenceFilters): string {
  if (university) return `at ${LIST.format(university)}`;
  return city ? `in ${capitals(city)}` : country ? `in ${withArticle(country)}` : '';
}
const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const isIn = (q: string, words: string): boolean => words !== '' && ` ${q} `.includes(` ${words} `);

function widened(index: CourseIndex, sentence: Sentence, { filters: kept, courses: all, ofSubject }: Shown): Note[] {
  const courses = all.slice(0, ofSubject);
  const { filters, parts } = sentence;
  const isGone = (name: keyof SentenceFilters) =>
    (filters[name] !== undefined || (name === 'level' && sentence.next !== undefined)) && kept[name] === undefined;
  const typed = (name: keyof SentenceFilters) =>
    parts.flatMap((part) => (part.names.includes(name) ? part.typed : [])).join(' ');
  // What was given up with something else may be had by some that are shown.
  const note = (name: keyof SentenceFilters, what: string, wider: string, isShown = false): Note[] => {
    const text = isShown
      ? `Few courses match everything: ${wider} shown, too.`
      : `No matching ${what}: ${wider} shown.`;
    return isGone(name) ? [{ typed: typed(name), text }] : [];
  };
  const { city = '', country = '' } = filters;
  const level = filters.level ?? sentence.next?.levels ?? [];
  const around = kept.country ?? countryOfCity(city) ?? countryOfAll(index, kept.university);
  const isAround = around !== undefined && courses[0]?.country === around;
  const isAbroad = around !== undefined && !isAround && !isGone('country');
  return [
    ...note('university', `course at “${typed('university')}”`, 'other universities are'),
    ...note(
      'city',
      `course is listed in ${capitals(city)}${isAbroad ? ` or elsewhere in ${withArticle(around)}` : ''}`,
      isAround ? `all of ${withArticle(around)} is` : isAbroad ? 'other countries are' : 'other places are',
    ),
    ...note(
      'country',
      `course in ${withArticle(country)}`,
      'other countries are',
      courses.some((card) => card.country === country),
    ),
    ...note(
      'level',
      filters.level ? `${LIST.format(level)} course` : 'course of the next level',
      'other levels are',
      courses.some((card) => level.some((one) => one === card.level)),
    ),
  ];
}

const withArticle = (country: string): string => (/^(UK|USA)$/.test(country) ? `the ${country}` : country);
