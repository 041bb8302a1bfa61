import type { CourseIndex } from '../course-index';
import type { CourseCard, SearchQuery } from '../types';
import { SpellingBound } from './spelling-bound';
import type { SearchDictionary } from './terms';

/** A course that a sentence finds; `because` is '' where it is all that was asked. */
export type SentenceCourse = CourseCard & { because: string };

/** What may be missed, the least telling first: the parameters of the search, and how a course is said to miss them. */
const WISHES: readonly { of: readonly (keyof SearchQuery)[]; missed: (query: SearchQuery) => string }[] = [
  { of: ['intake'], missed: ({ intake }) => `No intake in ${intake.join(', ')}` },
  { of: ['maxMonths'], missed: ({ maxMonths }) => `Not within ${maxMonths} months` },
  { of: ['maxFee', 'currency'], missed: () => 'Above that fee, or no fee published' },
  { of: ['noEnglishScore'], missed: () => 'Publishes an English score' },
  { of: ['test', 'score'], missed: ({ test, score }) => `Not open by ${test?.toUpperCase()} ${score}` },
  { of: ['level'], missed: ({ level }) => `Not ${level.join(', ')}` },
  { of: ['country'], missed: ({ country }) => `Not in ${country}` },
  { of: ['university'], missed: ({ university }) => `Not at ${university.join(', ')}` },
];

/** Filters that a course may miss at most. */
const MOST_MISSED = 3;

/**
 * The first courses of a keyword read as a sentence: those that are all of it, then, while there are fewer than a page,
 * those that miss one of its filters, and where there are none those that miss two, or three. `query` has the filters; `without`
 * is the same search without them, `bound` what the request spends on spelling.
 */
export function coursesOfSentence(
  index: CourseIndex,
  query: SearchQuery,
  without: SearchQuery,
  dictionary: SearchDictionary,
  bound = new SpellingBound(),
): SentenceCourse[] {
  const found = new Map<string, SentenceCourse>();
  const add = (asked: SearchQuery, missed: readonly string[]) => {
    if (found.size >= query.limit) return;
    const { courses, also, close } = index.searchBeyond(asked, dictionary, null, bound);
    const beyond = [...also.courses, ...close.courses];
    for (const course of [...courses.map((one) => ({ ...one, because: '' })), ...beyond]) {
      if (found.size >= query.limit || found.has(course.id)) continue;
      found.set(course.id, {
        ...course,
        because: [...missed, course.because].filter((text) => text !== '').join(' · '),
      });
    }
  };
  // Words that no course has without any filter find nothing under fewer of them, either.
  const all = index.searchBeyond({ ...without, limit: 1 }, dictionary, null, bound);
  if (all.total + all.also.total + all.close.total === 0) return [];
  const wishes = WISHES.filter(({ of }) =>
    of.some((name) => JSON.stringify(query[name]) !== JSON.stringify(without[name])),
  );
  for (let count = 0; count <= MOST_MISSED; count++) {
    if (count > 1 && found.size > 0) break;
    for (const missed of choicesOf(wishes, count)) {
      const fewer = Object.fromEntries(missed.flatMap(({ of }) => of.map((name) => [name, without[name]])));
      add(
        { ...query, ...fewer },
        missed.map((wish) => wish.missed(query)),
      );
    }
  }
  return [...found.values()];
}

/** Every choice of so many of the items, those of the first items first. */
function* choicesOf<T>(items: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (const [place, item] of items.entries())
      for (const others of choicesOf(items.slice(place + 1), count - 1)) yield [item, ...others];
}
