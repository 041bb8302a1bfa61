import type { CourseIndex } from '../search/course-index';
import type { CourseCard } from '../search/types/query';
import { countryOfAll } from './evidence/parts';
import { NO_COURSE, NOT_KNOWN } from './evidence/terms';
import type { Aside, SentenceFilters } from './reading/reader';
import type { Sentence } from './reading/sentence';
import { capitals, countryOfCity } from './tables/cities';

/** What is said before the courses of a sentence: what isn't here, and what was widened; `typed` are the words that it is about. */
export interface Note {
  typed: string;
  text: string;
}

interface Shown {
  q: string;
  filters: SentenceFilters;
  courses: readonly CourseCard[];
  aside: readonly Aside[];
}

/** What of the subject no course has, then where none is: 'No matching course is listed in Ontario: all of Canada is shown.' */
export function notesOf(index: CourseIndex, sentence: Sentence, found: Shown): Note[] {
  if (found.courses.length === 0) return lacking(sentence, found);
  return [...lacking(sentence, found), ...widened(index, sentence, found)];
}

function lacking({ q }: Sentence, { q: kept, aside }: Shown): Note[] {
  const gone = aside.filter(({ typed, why }) => isIn(q, typed) && !why.startsWith('Your') && !why.startsWith('About'));
  const [first] = gone;
  if (!first) return [];
  const isUnknown = gone.every(({ why }) => why === NOT_KNOWN || why.startsWith(NO_COURSE));
  const whole = q.includes(' or ') || q.split(' ').length > MOST_WORDS ? gone.map(({ typed }) => typed).join(' ') : q;
  const lost = gone.map(({ typed }) => typed).join(' ');
  // Together with the rest: by itself some course may have it.
  const alone = isUnknown ? `No course here matches “${lost}”.` : `No matching course has “${lost}”.`;
  // What is answered by what is near it is in what is kept, and yet no course has it.
  const near = gone.filter(({ typed, why }) => why.startsWith(NO_COURSE) && (isIn(kept, typed) || isIn(typed, kept)));
  if (near.length > 0) {
    const typed = near.map((one) => one.typed).join(' ');
    return [{ typed, text: `No “${typed.replace('alevels', 'A level')}” courses here: courses near that are shown.` }];
  }
  const text =
    kept === '' || isIn(kept, whole) ? alone : `No matching course has all of “${whole}”. Closest: “${kept}”.`;
  return [{ typed: lost, text }];
}
const MOST_WORDS = 6;

const isIn = (q: string, words: string): boolean => words !== '' && ` ${q} `.includes(` ${words} `);

function widened(index: CourseIndex, sentence: Sentence, { filters: kept, courses }: Shown): Note[] {
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
  return [
    ...note('university', `course at “${typed('university')}”`, 'other universities are'),
    ...note(
      'city',
      `course is listed in ${capitals(city)}`,
      isAround ? `all of ${withArticle(around)} is` : 'other places are',
    ),
    ...note(
      'country',
      `course in ${withArticle(country)}`,
      'other countries are',
      courses.some((card) => card.country === country),
    ),
    ...note(
      'level',
      filters.level
        ? `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(level)} course`
        : 'course of the next level',
      'other levels are',
      courses.some((card) => level.some((one) => one === card.level)),
    ),
  ];
}

const withArticle = (country: string): string => (/^(UK|USA)$/.test(country) ? `the ${country}` : country);
