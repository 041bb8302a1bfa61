import { describe, expect, it } from 'vitest';
import type { StudentScores } from '@/lib/domain/test-scores';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchCourse, SearchQuery } from '@/lib/engines/search/types/query';
import { yearlyFee } from '@/lib/engines/search/types/yearly-fee';
import { blankCourse } from './blank-course';
import { EVERYTHING } from './generate-queries';
import { naiveSearch } from './naive/naive';

async function answerOf(courses: Partial<SearchCourse>[], query: Partial<SearchQuery>) {
  const catalogue = courses.map((known, place) => blankCourse(place, { course: String(place), ...known }));
  const whole = { ...EVERYTHING, ...query };
  const answer = (await buildCourseIndex(catalogue)).search(whole);
  expect(answer).toEqual(naiveSearch(catalogue, whole));
  return answer;
}

const namesOf = async (courses: Partial<SearchCourse>[], query: Partial<SearchQuery>) =>
  (await answerOf(courses, query)).courses.map(({ course }) => course);

describe('the English filter', () => {
  const courses = [{ ieltsOverall: 6 }, { ieltsOverall: 6.5 }, { pteOverall: 50 }, {}];

  it('keeps courses whose stated overall score is at most the entered one', async () => {
    expect(await namesOf(courses, { test: 'ielts', score: 6 })).toEqual(['0']);
    expect(await namesOf(courses, { test: 'ielts', score: 6.5 })).toEqual(['0', '1']);
    expect(await namesOf(courses, { test: 'ielts', score: 5.5 })).toEqual([]);
    expect(await namesOf(courses, { test: 'pte', score: 50 })).toEqual(['2']);
  });

  it('filters nothing without a score or without a test', async () => {
    expect(await namesOf(courses, { test: 'ielts', score: null })).toHaveLength(4);
    expect(await namesOf(courses, { test: null, score: 1 })).toHaveLength(4);
  });
});

describe('the filter by open intakes', () => {
  it('leaves out a course only when every published intake had closed by that day', async () => {
    const courses = [
      { admissionIntake: 'Jan Sep', closingDays: 'Jan 2026-11-30 Sep 2027-06-30' },
      { admissionIntake: 'Jan', closingDays: 'Jan 2026-11-30' },
      { admissionIntake: 'Jan Sep', closingDays: 'Jan 2026-11-30' },
      { admissionIntake: '', closingDays: 'Jan 2026-11-30' },
      { admissionIntake: 'Jan' },
    ];
    expect((await namesOf(courses, { openOnly: true, on: '2026-11-30' })).sort()).toEqual(['0', '1', '2', '3', '4']);
    expect((await namesOf(courses, { openOnly: true, on: '2026-12-01' })).sort()).toEqual(['0', '2', '3', '4']);
    expect((await namesOf(courses, { openOnly: true, on: '2027-07-01' })).sort()).toEqual(['2', '3', '4']);
  });
});

describe('eligible keeps what the scores meet', () => {
  const cases: [string, Partial<SearchCourse>, StudentScores, boolean][] = [
    ['nothing stated is unknown', {}, { ielts: { overall: 9, lowest: 9 } }, false],
    ['overall met exactly', { ieltsOverall: 6.5 }, { ielts: { overall: 6.5, lowest: null } }, true],
    ['overall missed', { ieltsOverall: 6.5 }, { ielts: { overall: 6, lowest: 6 } }, false],
    ['lowest band missed', { ieltsOverall: 6.5, ieltsLessThan: 6 }, { ielts: { overall: 7, lowest: 5.5 } }, false],
    ['lowest band unknown', { ieltsOverall: 6.5, ieltsLessThan: 6 }, { ielts: { overall: 7, lowest: null } }, false],
    ['only a lowest band stated', { ieltsLessThan: 6 }, { ielts: { overall: 7, lowest: 6 } }, true],
    ['one of two tests is enough', { ieltsOverall: 8, pteOverall: 58 }, { pte: { overall: 60, lowest: 50 } }, true],
    ['TOEFL', { toefl: 90 }, { toefl: 90 }, true],
    ['TOEFL never across scales: 5 of 6 for 90', { toefl: 90 }, { newToefl: 5 }, false],
    ['TOEFL never across scales: 90 for 5 of 6', { toefl: 5, toeflScale: '1-6' }, { toefl: 90 }, false],
    ['TOEFL on 1 to 6', { toefl: 4.5, toeflScale: '1-6' }, { newToefl: 4.5 }, true],
    ['TOEFL on 1 to 6 missed', { toefl: 4.5, toeflScale: '1-6' }, { newToefl: 4 }, false],
    ['Duolingo missed', { det: 120 }, { det: 115 }, false],
    ['GRE requested and unknown', { toefl: 90, gre: 310 }, { toefl: 100 }, false],
    ['GRE met', { toefl: 90, gre: 310 }, { toefl: 100, gre: 310 }, true],
    ['GMAT missed', { toefl: 90, gmat: 600 }, { toefl: 100, gmat: 590 }, false],
    ['GMAT alone is no English requirement', { gmat: 600 }, { gmat: 700 }, false],
    ['no scores at all', { toefl: 90 }, {}, false],
  ];
  it.each(cases)('%s', async (_, course, eligible, isKept) => {
    expect((await answerOf([course, {}], { eligible })).total).toBe(Number(isKept));
  });
});

describe('choices', () => {
  it('an intake matches when any selected month is in the list', async () => {
    const courses = [{ admissionIntake: 'Jan Sep' }, { admissionIntake: 'May' }, { admissionIntake: '' }];
    const answer = await answerOf(courses, { intake: ['Sep', 'May'] });
    expect(answer.total).toBe(2);
    expect(answer.facets.intake).toMatchObject({ Jan: 1, Sep: 1, May: 1, Feb: 0 });
  });

  it('a level matches whatever its case', async () => {
    expect(await namesOf([{ level: 'Post Graduate' }, { level: 'Associate' }], { level: ['pOST gRADUATE'] })).toEqual([
      '0',
    ]);
  });

  it('a university matches exactly, in every country that has one of the name', async () => {
    const courses: Partial<SearchCourse>[] = [
      { university: 'York', country: 'UK' },
      { university: 'York', country: 'Canada' },
      { university: 'York St John', country: 'UK' },
      { university: 'york', country: 'UK' },
    ];
    const answer = await answerOf(courses, { university: ['York'] });
    expect(answer.total).toBe(2);
    expect(answer.facets.university).toEqual({ York: 2, 'York St John': 1, york: 1 });
    expect((await answerOf(courses, { country: 'UK' })).facets.university).toEqual({
      York: 1,
      'York St John': 1,
      york: 1,
    });
  });

  it('the category count ignores the subcategory, which choosing a category clears', async () => {
    const courses = [
      { category: 'Law', subcategory: 'Crime' },
      { category: 'Law', subcategory: 'Tax' },
      { category: 'Business', subcategory: 'Tax' },
    ];
    const answer = await answerOf(courses, { category: 'Law', subcategory: 'Tax' });
    expect(answer.total).toBe(1);
    expect(answer.facets.category).toEqual({ Law: 2, Business: 1 });
    expect(answer.facets.subcategory).toEqual({ Crime: 1, Tax: 1 });
  });
});

describe('sorting by fee', () => {
  const courses: Partial<SearchCourse>[] = [
    { currency: 'USD', tuitionFeeMinor: 100 },
    { currency: 'CAD', tuitionFeeMinor: 900, fee_period: 'per year' },
    { currency: 'CAD', tuitionFeeMinor: 500, fee_period: 'per semester' },
    { currency: 'CAD', tuitionFeeMinor: null },
    { currency: 'CAD', tuitionFeeMinor: 10, fee_period: 'per credit' },
    { currency: 'AUD', tuitionFeeMinor: 2000, fee_period: 'whole course', durationInMonths: 24 },
  ];

  it('compares within a currency, by year, the unknown last both ways', async () => {
    expect(await namesOf(courses, { sort: 'fee' })).toEqual(['5', '1', '2', '0', '3', '4']);
    expect(await namesOf(courses, { sort: '-fee' })).toEqual(['5', '2', '1', '0', '3', '4']);
  });

  it("puts the chosen country's own currency first", async () => {
    expect(await namesOf(courses, { sort: 'fee', country: 'Canada' })).toEqual(['1', '2', '5', '0', '3', '4']);
  });

  it.each([
    ['per year', null, 100],
    ['per semester', null, 200],
    ['per trimester', null, 300],
    ['per term', null, 300],
    ['per month', null, 1200],
    ['', null, 100],
    ['per credit', null, null],
    ['whole course', null, 100],
    ['whole course', 6, 100],
    ['whole course', 36, 33],
  ] as const)('a fee of 100 %s over %s months is %s a year', (fee_period, durationInMonths, expected) => {
    expect(yearlyFee({ tuitionFeeMinor: 100, fee_period, durationInMonths })).toBe(expected);
  });
});

describe('sorting by closing day', () => {
  const courses: Partial<SearchCourse>[] = [
    { admissionIntake: 'Sep', closingDays: 'Sep 2027-06-30' },
    { admissionIntake: 'Jan Sep', closingDays: 'Jan 2026-11-30 Sep 2027-05-31' },
    { admissionIntake: 'Jan' },
    { admissionIntake: 'Jan', closingDays: 'Jan 2026-11-30' },
    { admissionIntake: 'Jan Sep', closingDays: 'Jan 2026-12-31 Sep 2026-12-15' },
  ];

  it('goes by the day that comes next, the last day included; courses without one follow by name', async () => {
    const on = (day: string) => namesOf(courses, { sort: 'closing', on: day });
    expect(await on('2026-11-30')).toEqual(['1', '3', '4', '0', '2']);
    expect(await on('2026-12-01')).toEqual(['4', '1', '0', '2', '3']);
    expect(await on('2026-12-16')).toEqual(['4', '1', '0', '2', '3']);
    expect(await on('2027-06-01')).toEqual(['0', '1', '2', '3', '4']);
    expect(await on('2027-07-01')).toEqual(['0', '1', '2', '3', '4']);
  });

  it('counts the days of one index from each day of reading that is asked about', async () => {
    const catalogue = courses.map((known, place) => blankCourse(place, { course: String(place), ...known }));
    const index = await buildCourseIndex(catalogue);
    for (const on of ['2026-11-30', '2026-12-01', '2026-11-30']) {
      const query: SearchQuery = { ...EVERYTHING, sort: 'closing', on };
      expect(index.search(query)).toEqual(naiveSearch(catalogue, query));
    }
  });
});

it('an id that is not 24 hex digits is refused', async () => {
  await expect(buildCourseIndex([{ ...blankCourse(1), id: 'x' }])).rejects.toThrow(RangeError);
});

describe('the filter by place', () => {
  const courses: Partial<SearchCourse>[] = [
    { country: 'Australia', campus: 'Brisbane' },
    { country: 'Australia', campus: '', places: 'Southport, QLD; Hobart, TAS' },
    { country: 'Canada', campus: 'London' },
    { country: 'UK', campus: 'London' },
    { country: 'Australia', campus: 'Robina' },
  ];

  it('keeps what is taught there by campus, among the places, in the region, or in a suburb of the places', async () => {
    const at = async (city: string) => (await namesOf(courses, { city })).sort();
    expect(await at('hobart')).toEqual(['1']);
    expect(await at('queensland')).toEqual(['0', '1']);
    expect(await at('qld')).toEqual(['0', '1']);
    expect(await at('gold coast')).toEqual(['1']);
    expect(await at('ontario')).toEqual(['2']);
    expect(await at('london')).toEqual(['2', '3']);
  });
});
