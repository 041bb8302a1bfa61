import { fold } from '../search/types/fold';
import type { CourseCard } from '../search/types/query';
import { hasWords } from '../search/types/whole-words';
import type { SentenceFilters } from './reading/reader';
import type { Sentence } from './reading/sentence';
import { countryOfCity } from './tables/cities';

/** Whether the course that has a keyword best has it only within other words: 'ntu' in 'Adventure'. */
export const isInPieces = (best: Pick<CourseCard, 'course' | 'university'> | undefined, q: string): boolean =>
  best !== undefined && ![best.course, best.university].some((text) => hasWords(fold(text), fold(q)));

/** What names of courses say only of a few of those that it is true of. */
const FACTS: readonly (keyof SentenceFilters)[] = ['score', 'toefl', 'det', 'gre', 'gmat', 'maxFee', 'maxMonths'];

/**
 * Whether a keyword says something else than the names that have it: 'business diploma' a level that the best isn't of; and alone
 * 'ielts 5.5' a score, 'uts' a university where other courses have the letters ('outsource'), 'boston' a city where they are elsewhere.
 */
export function isOtherMeaning(
  courses: readonly Pick<CourseCard, 'level' | 'university' | 'country'>[],
  { q, filters }: Pick<Sentence, 'q' | 'filters'>,
): boolean {
  const { level, university } = filters;
  const isOfLevel = (one: { level: string }) => !level || level.some((own) => own === one.level);
  if (courses[0] && !isOfLevel(courses[0])) return true;
  if (q !== '') return false;
  const country = filters.country ?? countryOfCity(filters.city ?? '');
  const isMeant = (one: (typeof courses)[number]) =>
    isOfLevel(one) && (!university || university.includes(one.university)) && (!country || one.country === country);
  return FACTS.some((name) => name in filters) || !courses.every(isMeant);
}
