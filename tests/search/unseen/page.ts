import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { findSentence } from '@/lib/engines/meaning/evidence/found';
import { readSentence, searchBeyond } from '@/lib/engines/meaning/meaning';
import { isOtherMeaning } from '@/lib/engines/meaning/same-meaning';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { fold } from '@/lib/engines/search/types/fold';
import type { CourseCard, SearchCourse } from '@/lib/engines/search/types/query';
import { EVERYTHING } from '../generate-queries';
import type { ShownPage } from './judge';
import { PER_EURO } from './rates';

const SHOWN = 10;

/**
 * The page of a query as a visitor sees it who set no filter by hand: what has the words as typed, after what they are known to mean where
 * only pieces of words have them; where there is none, what the sentence was read as; then what has other names, and near spellings.
 */
export async function pagesOf(courses: readonly SearchCourse[]): Promise<(q: string) => ShownPage> {
  const index = await buildCourseIndex(courses, { rates: { base: 'EUR', perBase: PER_EURO } });
  const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
  const byId = new Map(courses.map((course) => [course.id, course]));
  return (q) => {
    const { total, courses: exact, also, close } = searchBeyond(index, { ...EVERYTHING, q }, dictionary, null);
    const sentence = readSentence(index, q, dictionary);
    const isPieces =
      exact.length > 0 &&
      (!hasWords(exact[0] as CourseCard, q) || (sentence !== null && isOtherMeaning(exact, sentence)));
    const says = sentence !== null && (Object.keys(sentence.filters).length > 0 || sentence.next !== undefined);
    const isRead =
      sentence !== null &&
      (total === 0 || isPieces) &&
      (total === 0 ? sentence.saysMore || also.total + close.total === 0 : says);
    const read = isRead ? findSentence(index, sentence, { ...EVERYTHING, q }, dictionary) : null;
    const isMeant = also.terms.length > 0 && isPieces;
    const lead = isMeant
      ? [...(read?.courses ?? []), ...also.courses, ...exact]
      : isPieces && read
        ? [...read.courses, ...exact]
        : [...exact, ...(read?.courses ?? []), ...also.courses];
    const ids = [...new Set([...lead, ...close.courses].map(({ id }) => id))].slice(0, SHOWN);
    return {
      courses: ids.map((id) => byId.get(id) as SearchCourse),
      filters: read && read.courses.length > 0 ? read.filters : {},
    };
  };
}

/** Whether the words stand in a name as words, not as pieces of others. */
function hasWords({ course, university }: CourseCard, q: string): boolean {
  const words = fold(q).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[^\\p{L}\\p{N}])${words}($|[^\\p{L}\\p{N}])`, 'u').test(
    `${fold(course)} / ${fold(university)}`,
  );
}
