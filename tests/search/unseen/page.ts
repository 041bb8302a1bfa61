import { BUILT_IN_DICTIONARY } from '@/lib/engines/search/also/dictionary';
import { SearchDictionary } from '@/lib/engines/search/also/terms';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchCourse } from '@/lib/engines/search/types';
import { EVERYTHING } from '../generate-queries';
import type { ShownPage } from './judge';
import { PER_EURO } from './rates';

const SHOWN = 10;

/**
 * The page of a query as a visitor sees it who set no filter by hand: what has the words as typed; where there is none, what the
 * sentence was read as; then what has other names, and near spellings.
 */
export async function pagesOf(courses: readonly SearchCourse[]): Promise<(q: string) => ShownPage> {
  const index = await buildCourseIndex(courses, { rates: { base: 'EUR', perBase: PER_EURO } });
  const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
  const byId = new Map(courses.map((course) => [course.id, course]));
  return (q) => {
    const { total, courses: exact, also, close } = index.searchBeyond({ ...EVERYTHING, q }, dictionary, null);
    const read = total === 0 ? index.readSentence(q, dictionary) : null;
    const found = read ? index.findSentence(read, { ...EVERYTHING, q }, dictionary) : null;
    const shown = [...exact, ...(found?.courses ?? []), ...also.courses, ...close.courses].map(({ id }) => id);
    const ids = [...new Set(shown)].slice(0, SHOWN);
    return {
      courses: ids.map((id) => byId.get(id) as SearchCourse),
      filters: found?.filters ?? {},
    };
  };
}
