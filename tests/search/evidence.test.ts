import { describe, expect, it } from 'vitest';
import { BUILT_IN_DICTIONARY } from '@/lib/engines/meaning/dictionary';
import { findSentence } from '@/lib/engines/meaning/evidence/found';
import { NEAR } from '@/lib/engines/meaning/evidence/terms';
import { WISHES } from '@/lib/engines/meaning/evidence/wishes';
import { readSentence } from '@/lib/engines/meaning/meaning';
import type { SentenceFilters } from '@/lib/engines/meaning/reading/reader';
import { SearchDictionary } from '@/lib/engines/meaning/terms';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { blankCourse } from './blank-course';
import { EVERYTHING } from './generate-queries';

interface Kind {
  asked: SentenceFilters;
  /** A course that is known to fit, and what its card says. */
  fits?: [Partial<SearchCourse>, string];
  /** One that doesn't publish it, or a score on another scale. */
  unknown?: [Partial<SearchCourse>, string][];
  /** One that is known not to fit. */
  not: [Partial<SearchCourse>, string];
  /** Why it is left aside where no course fits: without a course that doesn't publish it, and how that goes on with one. */
  why: [string, string];
  /** Those that don't publish it are found by the filter. */
  isFound?: true;
}

const ACCEPTS = 'No matching course accepts it';
const SCORES = ', or scores are not published';
const KINDS: Record<string, Kind> = {
  'without IELTS': {
    asked: { without: ['ielts'] },
    fits: [{ ieltsOverall: 6.5, pteOverall: 58, toefl: 79 }, 'PTE or TOEFL is accepted instead of IELTS'],
    unknown: [[{}, 'English scores not published']],
    not: [{ ieltsOverall: 6 }, 'Requires IELTS'],
    why: [ACCEPTS, SCORES],
    isFound: true,
  },
  'without GRE': {
    asked: { without: ['gre'] },
    unknown: [[{}, 'GRE score not published']],
    not: [{ gre: 310 }, 'Requires GRE'],
    why: [ACCEPTS, SCORES],
    isFound: true,
  },
  'no English score': {
    asked: { noEnglishScore: '1' },
    unknown: [[{}, 'English scores not published']],
    not: [{ det: 110 }, 'Publishes an English score'],
    why: [ACCEPTS, ''],
    isFound: true,
  },
  ielts: {
    asked: { test: 'ielts', score: 6.5 },
    fits: [{ ieltsOverall: 6.5 }, ''],
    unknown: [[{ pteOverall: 58 }, 'IELTS score not published']],
    not: [{ ieltsOverall: 7 }, 'Not open with IELTS 6.5'],
    why: [ACCEPTS, SCORES],
  },
  pte: {
    asked: { test: 'pte', score: 58 },
    fits: [{ pteOverall: 50 }, ''],
    unknown: [[{}, 'PTE score not published']],
    not: [{ pteOverall: 65 }, 'Not open with PTE 58'],
    why: [ACCEPTS, SCORES],
  },
  toefl: {
    asked: { toefl: 90 },
    fits: [{ toefl: 80 }, ''],
    unknown: [
      [{}, 'TOEFL score not published'],
      [{ toefl: 4.5, toeflScale: '1-6' }, 'TOEFL score is on another scale'],
    ],
    not: [{ toefl: 100 }, 'Not open with TOEFL 90'],
    why: [ACCEPTS, SCORES],
  },
  duolingo: {
    asked: { det: 110 },
    fits: [{ det: 105 }, ''],
    unknown: [[{}, 'Duolingo score not published']],
    not: [{ det: 120 }, 'Not open with Duolingo 110'],
    why: [ACCEPTS, SCORES],
  },
  gre: {
    asked: { gre: 310 },
    fits: [{ gre: 300 }, ''],
    unknown: [[{}, 'GRE score not published']],
    not: [{ gre: 320 }, 'Not open with GRE 310'],
    why: [ACCEPTS, SCORES],
    isFound: true,
  },
  gmat: {
    asked: { gmat: 600 },
    fits: [{ gmat: 550 }, ''],
    unknown: [[{ gmat: 555 }, 'GMAT score is on another scale']],
    not: [{ gmat: 650 }, 'Not open with GMAT 600'],
    why: [ACCEPTS, SCORES],
  },
  fee: {
    asked: { maxFee: 20_000, currency: 'CAD' },
    fits: [{ tuitionFeeMinor: 1_900_000, fee_period: 'per year' }, ''],
    unknown: [
      [{}, 'Fee not published'],
      [{ tuitionFeeMinor: 90_000, fee_period: 'per credit' }, 'Fee is per credit'],
      [{ tuitionFeeMinor: 1_900_000, currency: 'AUD' }, 'Fee in AUD: no exchange rate to CAD'],
    ],
    not: [{ tuitionFeeMinor: 2_100_000, fee_period: 'per year' }, 'Above that fee'],
    why: ['No matching course costs so little', ', or fees are not published or can’t be compared'],
  },
  duration: {
    asked: { maxMonths: 12 },
    fits: [{ durationInMonths: 12 }, ''],
    unknown: [[{}, 'Duration not published']],
    not: [{ durationInMonths: 24 }, 'Longer than 12 months'],
    why: ['No matching course is this short', ', or durations are not published'],
  },
  'city in a list of places': {
    asked: { city: 'toronto' },
    fits: [{ places: 'Toronto, Ottawa' }, ''],
    not: [{ campus: 'Main campus', places: 'Ottawa' }, 'Not in Toronto'],
    why: ['No matching course is there', ''],
  },
  city: {
    asked: { city: 'toronto' },
    fits: [{ campus: 'Toronto' }, ''],
    unknown: [
      [{}, 'Campus not published'],
      [{ campus: 'Parkville' }, 'Not known to be in Toronto'],
    ],
    not: [{ campus: 'Vancouver' }, 'Not in Toronto'],
    why: ['No matching course is there', ', or places are not known'],
  },
  intake: {
    asked: { intake: ['Feb'] },
    fits: [{ admissionIntake: 'Feb Jul' }, ''],
    unknown: [[{}, 'Intakes not published']],
    not: [{ admissionIntake: 'Sep' }, 'No intake in Feb'],
    why: ['No matching course starts then', ', or intakes are not published'],
  },
  level: {
    asked: { level: ['Post Graduate'] },
    fits: [{ level: 'Post Graduate' }, ''],
    unknown: [[{}, 'Level not known']],
    not: [{ level: 'Post Graduate Diploma' }, 'Not Post Graduate'],
    why: ['No matching course has this level', ', or levels are not known'],
  },
  university: {
    asked: { university: ['Humber College'] },
    fits: [{ university: 'Humber College' }, ''],
    not: [{}, 'Not at Humber College'],
    why: ['It has no matching course', ''],
  },
  country: {
    asked: { country: 'UK' },
    fits: [{ country: 'UK' }, ''],
    not: [{}, 'Not in UK'],
    why: ['No matching course is there', ''],
  },
};

const dictionary = new SearchDictionary(BUILT_IN_DICTIONARY);
/** By name the last would be the first. */
const RANKS = { fits: 'Zoology of Weaving', unknown: 'Middle Weaving', not: 'Ancient Weaving' };

async function foundOf(filters: SentenceFilters, courses: [string, Partial<SearchCourse>][]) {
  const index = await buildCourseIndex(courses.map(([course, own], place) => blankCourse(place, { course, ...own })));
  const sentence = {
    ...{ q: 'weaving', filters, parts: [{ typed: 'said', names: Object.keys(filters) as (keyof SentenceFilters)[] }] },
    ...{
      aside: [],
      next: undefined,
      background: [],
      award: '',
      inNames: '',
      doubt: '',
      saysMore: true,
    },
  };
  return findSentence(index, sentence, { ...EVERYTHING, q: '' }, dictionary);
}

describe.each(Object.entries(KINDS))('%s', (_, { asked, fits, unknown = [], not, why, isFound }) => {
  const known: [string, Partial<SearchCourse>][] = [...(fits ? [[RANKS.fits, fits[0]] as const] : [])].map(
    ([name, own]) => [name, own],
  );
  const open = unknown.map(([own], place): [string, Partial<SearchCourse>] => [`${RANKS.unknown} ${place}`, own]);
  const openCards = unknown.map(([, says], place) => [`${RANKS.unknown} ${place}`, says]);

  it('ranks and words: known to fit, not published, known not to fit', async () => {
    const { courses, aside } = await foundOf(asked, [[RANKS.not, not[0]], ...open, ...known]);
    expect(courses.map(({ course, because }) => [course, because])).toEqual([
      ...(fits ? [[RANKS.fits, fits[1]]] : []),
      ...openCards,
      [RANKS.not, not[1]],
    ]);
    expect(aside).toEqual(fits || isFound ? [] : [{ typed: 'said', why: why.join('') }]);
  });

  it('the line above says ‘or not published’ only where some course doesn’t publish it', async () => {
    const none = await foundOf(asked, [[RANKS.not, not[0]]]);
    expect(none.aside).toEqual([{ typed: 'said', why: why[0] }]);
    if (isFound || open.length === 0) return;
    const some = await foundOf(asked, [[RANKS.not, not[0]], ...open]);
    expect(some.aside).toEqual([{ typed: 'said', why: why.join('') }]);
    expect(some.courses.map(({ because }) => because)).toEqual([...openCards.map(([, says]) => says), not[1]]);
  });
});

it('every kind of filter that a course may miss is among them', () => {
  const asked = Object.values(KINDS).flatMap((kind) => Object.keys(kind.asked));
  expect(WISHES.flatMap(({ of }) => of).filter((name) => !asked.includes(name))).toEqual([]);
});

it('of two filters the one that tells more decides first', async () => {
  const asked: SentenceFilters = { intake: ['Feb'], test: 'ielts', score: 6.5 };
  const { courses } = await foundOf(asked, [
    ['Weaving A', { admissionIntake: 'Sep', ieltsOverall: 7 }],
    ['Weaving B', { admissionIntake: 'Sep' }],
    ['Weaving C', { ieltsOverall: 7 }],
    ['Weaving D', {}],
  ]);
  expect(courses.map(({ course, because }) => `${course.at(-1)}: ${because}`)).toEqual([
    'D: IELTS score not published · Intakes not published',
    'C: Not open with IELTS 6.5 · Intakes not published',
    'B: IELTS score not published · No intake in Feb',
    'A: Not open with IELTS 6.5 · No intake in Feb',
  ]);
});

it('a reading counts the courses that it found, not letters inside other words, and each filter without itself', async () => {
  const names = [
    'Diploma of IT',
    'Digital Arts',
    'Hospitality',
    'Community Services',
    'Bachelor of Information Technology',
  ];
  const at = (country: 'Australia' | 'UK') => names.map((course) => ({ course, country }));
  const courses = [...at('Australia'), ...at('UK'), ...at('UK')].map((own, place) => blankCourse(place, own));
  const index = await buildCourseIndex(courses);
  const sentence = readSentence(index, 'it course australia', dictionary);
  const found = sentence && findSentence(index, sentence, { ...EVERYTHING, q: 'it course australia' }, dictionary);
  expect(found?.total).toBe(2);
  expect(found?.facets?.country).toMatchObject({ Australia: 2, UK: 4, Canada: 0 });
});

it('of levels that aren’t the wished one the nearest comes first, and none of the other side of a first degree', async () => {
  const levels = ['Foundation', 'Under Graduate', 'Post Graduate Diploma', 'Under Graduate Certificate'] as const;
  const courses = levels.map((level, place): [string, Partial<SearchCourse>] => [`Weaving ${place}`, { level }]);
  const shown = async (level: SentenceFilters['level']) =>
    (await foundOf({ level: level as NonNullable<typeof level> }, courses)).courses.map((course) => course.level);
  // Whoever wishes a master can't use what follows school, nor the other way round.
  expect(await shown(['Post Graduate'])).toEqual(['Post Graduate Diploma']);
  expect(await shown(['Associate'])).toEqual(['Under Graduate', 'Under Graduate Certificate', 'Foundation']);
  expect(await shown(['Under Graduate Diploma', 'Post Graduate'])).toEqual([
    ...['Under Graduate', 'Under Graduate Certificate', 'Foundation', 'Post Graduate Diploma'],
  ]);
});

it('where no course costs so little or is this short and no subject is said, the least comes first', async () => {
  const index = await buildCourseIndex(
    [30_000, 9_000, 20_000].map((fee, place) =>
      blankCourse(place, { tuitionFeeMinor: fee * 100, fee_period: 'per year', durationInMonths: fee / 1000 }),
    ),
  );
  for (const q of ['fees under 5000 cad', 'a course of 6 months']) {
    const sentence = readSentence(index, q, dictionary);
    const found = sentence && findSentence(index, sentence, { ...EVERYTHING, q }, dictionary);
    expect(
      found?.courses.map(({ tuitionFee }) => tuitionFee),
      q,
    ).toEqual([9_000, 20_000, 30_000]);
  }
});

it('of a subject that no course has, the word that any could have is no subject alone', async () => {
  const index = await buildCourseIndex([blankCourse(0, { course: 'Bachelor of Science in Weaving' })]);
  const q = 'millinery science';
  const sentence = readSentence(index, q, dictionary);
  const found = sentence && findSentence(index, sentence, { ...EVERYTHING, q }, dictionary);
  expect(found).toMatchObject({ courses: [], aside: [{ typed: q, why: 'not known here' }] });
});

it('courses of the field of a subject that none has are not counted as courses of it', async () => {
  const index = await buildCourseIndex([blankCourse(0, { course: 'Bachelor of Commercial Law' })]);
  const read = (q: string) => {
    const sentence = readSentence(index, q, dictionary);
    return sentence && findSentence(index, sentence, { ...EVERYTHING, q }, dictionary);
  };
  expect(read('cyber law in canada')).toMatchObject({ total: 0, aside: [{ why: NEAR }] });
  expect(read('commercial law in canada')?.total).toBe(1);
});

it('a place of a register is known with and without the name of a campus before it, and is no university', async () => {
  const index = await buildCourseIndex([
    blankCourse(0, { course: 'Diploma of Weaving', places: 'Bell Park, VIC; Old Mill Campus, Port Macquarie, NSW' }),
    blankCourse(1, { course: 'Diploma of Weaving', university: 'Macquarie University', places: 'Ryde, NSW' }),
  ]);
  for (const place of ['bell park', 'port macquarie']) {
    const filters = readSentence(index, `weaving in ${place}`, dictionary)?.filters;
    expect(filters, place).toEqual({ city: place });
  }
});
