import { describe, expect, it } from 'vitest';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { readBeyond, readSentence, searchBeyond } from '@/lib/engines/meaning/meaning';
import type { SentenceFilters } from '@/lib/engines/meaning/reading/reader';
import { SpellingBound } from '@/lib/engines/meaning/spelling-bound';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { pick, type Random, seededRandom } from '../generate';
import { EVERYTHING } from '../generate-queries';
import { demoCatalogue } from '../relevance/catalogues';
import { PER_EURO } from '../unseen/rates';
import { makeCardQuery } from './card-queries';
import { type Asked, plain, type SaidCard, unsaidOf, untrueOf } from './card-truth';

const LONG = process.env.LONG_TESTS === '1';
const QUERIES = LONG ? 1_500 : 60;
const SEEDS = LONG ? [11, 12, 13] : [1];

/** Like a register: of each course some fields aren't published, fees are by the credit, places are listed. */
function withBlanks(courses: readonly SearchCourse[], random: Random): SearchCourse[] {
  const blanks: readonly Partial<SearchCourse>[] = [
    { campus: '' },
    { admissionIntake: '' },
    { tuitionFeeMinor: null },
    { fee_period: 'per credit' },
    { durationInMonths: null },
    { level: '' },
    { ieltsOverall: null, ieltsLessThan: null },
    { ieltsOverall: null, ieltsLessThan: null, pteOverall: null, pteLessThan: null, toefl: null, toeflLessThan: null },
    { det: null, detLessThan: null, gre: null, gmat: null },
  ];
  const listed = { campus: '', places: 'Gold Coast Campus, Southport, QLD; Cairns City, QLD' };
  return courses.map((course) => {
    const isListed = course.country === 'Australia' && random() < 0.2;
    return Object.assign({ ...course }, ...[0, 1, 2, 3].map(() => pick(random, blanks)), isListed && listed);
  });
}

const ALL = demoCatalogue();
const TIMEOUT = LONG ? 1_800_000 : 120_000;
describe('what a card says', () => {
  it.each(SEEDS.flatMap((seed) => ['demo', 'with blanks'].map((name) => [name, seed] as const)))(
    'is true of its stored fields: %s, seed %i',
    async (name, seed) => {
      const random = seededRandom(seed);
      const courses = name === 'demo' ? ALL : withBlanks(ALL.slice(0, 1_500), random);
      const index = await buildCourseIndex(courses, { rates: { base: 'EUR', perBase: PER_EURO } });
      const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
      const campuses = new Map(courses.map(({ campus, country }) => [`${plain(campus)} ${country}`, country] as const));
      const countriesAt = (place: string) =>
        new Set([...campuses].flatMap(([campus, country]) => (campus.includes(plain(place)) ? [country] : [])));
      const untrue: string[] = [];
      let lines = 0;
      for (let made = 0; made < QUERIES; made++) {
        const { q, asks } = makeCardQuery(random, courses);
        const query = { ...EVERYTHING, q };
        const answer = searchBeyond(index, query, dictionary, null);
        const { read } = readBeyond(index, dictionary, query, answer, new SpellingBound(), q);
        const asked: Asked = { ...asks, perBase: PER_EURO, countriesAt };
        const filters: SentenceFilters = readSentence(index, q, dictionary)?.filters ?? {};
        const wished = { ...filters, score: filters.test === 'ielts' ? filters.score : undefined };
        const found = (read?.courses ?? []) as SaidCard[];
        for (const card of [...found, ...answer.also.courses, ...answer.close.courses]) {
          lines += card.because === '' ? 0 : card.because.split(' · ').length;
          const wrong = [...untrueOf(card, asked), ...(found.includes(card) ? unsaidOf(card, wished, asked) : [])];
          const { course, level, university, campus, places, country, because } = card;
          for (const line of wrong)
            untrue.push(
              `${q}: “${line}” on ${[course, level, university, campus, places, country, because].join(' | ')}`,
            );
        }
      }
      expect(untrue).toEqual([]);
      expect(lines).toBeGreaterThan(QUERIES);
    },
    TIMEOUT,
  );
});
