import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { findSentence } from '@/lib/engines/meaning/evidence/found';
import { readSentence, searchBeyond } from '@/lib/engines/meaning/meaning';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { fold } from '@/lib/engines/search/types/fold';
import type { CourseCard, SearchCourse } from '@/lib/engines/search/types/query';
import { EVERYTHING } from '../generate-queries';

/** Only the first courses an engine shows for what was typed. */
export type Find = (q: string) => SearchCourse[];

const SHOWN = 10;

/**
 * As the page shows them: the courses with the words; where there are none and the words read as a sentence, what the
 * sentence finds; then those under other names and the near spellings.
 */
export async function ours(courses: readonly SearchCourse[]): Promise<Find> {
  const index = await buildCourseIndex(courses);
  const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
  const byId = new Map(courses.map((course) => [course.id, course]));
  return (q) => {
    const { total, courses: exact, also, close } = searchBeyond(index, { ...EVERYTHING, q }, dictionary, null);
    const sentence = total === 0 ? readSentence(index, q, dictionary) : null;
    const read = sentence?.saysMore || also.total + close.total === 0 ? sentence : null;
    const found = read ? findSentence(index, read, { ...EVERYTHING, q }, dictionary).courses : [];
    const shown: CourseCard[] = [...exact, ...found, ...also.courses, ...close.courses];
    return [...new Set(shown.map(({ id }) => id))].slice(0, SHOWN).map((id) => byId.get(id) as SearchCourse);
  };
}

const FIELDS = ['course', 'university', 'campus', 'country', 'level', 'category', 'subcategory'] as const;

/** Everything a course says in words, prefixes and near spellings as its documentation advises. */
export function minisearch(courses: readonly SearchCourse[]): Find {
  const index = new MiniSearch<SearchCourse>({
    fields: [...FIELDS],
    processTerm: fold,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { course: 3 } },
  });
  index.addAll(courses);
  const byId = new Map(courses.map((course) => [course.id, course]));
  return (q) =>
    index
      .search(q)
      .slice(0, SHOWN)
      .map(({ id }) => byId.get(id) as SearchCourse);
}

/** The same fields, the name weighing most, otherwise as it comes. */
export function fuse(courses: readonly SearchCourse[]): Find {
  const keys = FIELDS.map((name) => ({ name, weight: name === 'course' ? 3 : 1 }));
  const index = new Fuse([...courses], { keys, ignoreLocation: true, ignoreDiacritics: true, threshold: 0.4 });
  return (q) => index.search(q, { limit: SHOWN }).map(({ item }) => item);
}

/** The text anywhere in the name of course or university, by name. */
export function substring(courses: readonly SearchCourse[]): Find {
  const folded = courses.map((course) => ({ course, text: fold(course.course), university: fold(course.university) }));
  folded.sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)));
  return (q) => {
    const part = fold(q);
    const found = folded.filter(({ text, university }) => text.includes(part) || university.includes(part));
    return found.slice(0, SHOWN).map(({ course }) => course);
  };
}
