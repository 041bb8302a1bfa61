import { type Area, regionNamed, suburbsOf } from '@/lib/domain/places/areas';
import { isFurtherTest, SCORES_OF } from '@/lib/domain/search/without-tests';
import { isGmatFocus } from '@/lib/domain/test-scores';
import { citiesIn } from '@/lib/engines/search/selection/further';
import { fold } from '@/lib/engines/search/types/fold';
import {
  type AnyTest,
  ENGLISH_SCORES,
  type ScoredTest,
  type SearchCourse,
  type SearchQuery,
} from '@/lib/engines/search/types/query';
import { hasWords } from '@/lib/engines/search/types/whole-words';

/** What `selectFurther` keeps, course by course. Names are folded. */
export function hasFurther(course: SearchCourse, name: string, university: string, query: SearchQuery): boolean {
  const {
    city = '',
    scores = {},
    without = [],
    notCountry = [],
    notUniversity = [],
    notLevel = [],
    notWords = [],
  } = query;
  const campus = fold(course.campus);
  const places = citiesIn(city);
  if (places.length > 0 && !places.some((place) => isTaughtAt(course, university, place))) return false;
  const isOpen = ([test, score]: [string, number]) => isOpenBy(course, test as ScoredTest, score);
  if (!Object.entries(scores).every(isOpen)) return false;
  if (!without.every((test) => isOpenWithout(course, test))) return false;
  if (notCountry.includes(course.country) || notUniversity.includes(course.university)) return false;
  if (notLevel.includes(course.level)) return false;
  const texts = [name, university, campus, fold(course.award ?? '')];
  const isUnwanted = (words: string) =>
    texts.some((text) => hasWords(text, words)) || isTaughtAt(course, university, words);
  return !notWords.map(fold).some((words) => words !== '' && isUnwanted(words));
}

function isTaughtAt(course: SearchCourse, university: string, place: string): boolean {
  const [campus, places] = [fold(course.campus), fold(course.places ?? '')];
  if ([campus, university, places].some((text) => hasWords(text, place)) || fold(course.country) === place) return true;
  const isIn = (area: Area | undefined, isRegion: boolean) =>
    area?.country === course.country &&
    ((isRegion && area.parts.has(campus)) || [...area.parts, ...area.short].some((part) => hasWords(places, part)));
  return isIn(regionNamed(place), true) || isIn(suburbsOf(place), false);
}

function isOpenBy(course: SearchCourse, test: ScoredTest, score: number): boolean {
  const needed = course[test];
  if (needed === null) return isFurtherTest(test);
  if (test === 'toefl' && (course.toeflScale === '1-6') !== score <= 6) return false;
  if (test === 'gmat' && isGmatFocus(needed) !== isGmatFocus(score)) return false;
  return needed <= score;
}

function isOpenWithout(course: SearchCourse, test: AnyTest): boolean {
  const publishes = (one: (typeof ENGLISH_SCORES)[number]) => (course[one] ?? null) !== null;
  const own: readonly (keyof SearchCourse)[] = SCORES_OF[test];
  if (own.every((score) => (course[score] ?? null) === null)) return true;
  return !isFurtherTest(test) && ENGLISH_SCORES.some((score) => !own.includes(score) && publishes(score));
}
