import { describe, expect, it } from 'vitest';
import { facetsOf, foundIn, leadOf, type SearchAnswer } from '@/components/course-search/answers';
import { asideText, headingOf, partsOf } from '@/components/course-search/reading/reading';
import { addressOf, changed, NO_FILTERS } from '@/components/course-search/search-address';
import { isOtherMeaning } from '@/lib/engines/meaning/same-meaning';

type Course = SearchAnswer['also']['courses'][number];

const course = (_id: string, name: string) => ({ _id, course: name, university: 'Somewhere', because: '' }) as Course;
const counts = (Canada: number): SearchAnswer['facets'] => ({
  country: { Canada },
  university: {},
  intake: {},
  level: {},
  category: {},
  subcategory: {},
});
const NOTHING: SearchAnswer = {
  total: 0,
  page: 1,
  pages: 0,
  courses: [],
  facets: counts(0),
  also: { total: 0, courses: [], terms: [] },
  close: { total: 0, courses: [] },
  read: null,
  aside: [],
  notes: [],
  question: null,
  matched: {},
  logos: {},
  didYouMean: null,
  unknownRules: [],
  own: null,
};
const nursing = course('a', 'Nursing');
const read: NonNullable<SearchAnswer['read']> = {
  q: 'nursing',
  filters: { country: 'Canada', intake: ['Sep'], sort: 'fee' },
  total: 12,
  courses: [nursing],
  facets: counts(12),
};
const query = { ...NO_FILTERS, q: 'cheap nursing canada sept ranking' };

describe('what a page of results begins with', () => {
  it('is the reading of a sentence where no course has the words, with its heading and its counts', () => {
    const answer = { ...NOTHING, read };
    expect(leadOf(query, answer)).toBe('read');
    expect(headingOf(query, answer)).toBe('12 courses: nursing · Canada · Intake Sep · Lowest fee first');
    expect(facetsOf({ query, answer }).country.Canada).toBe(12);
    expect(foundIn(answer)).toBe(12);
    expect(headingOf(query, { ...answer, read: { ...read, total: 0 } })).toMatch(/^Nearest courses: nursing · Canada/);
  });

  it('is the words themselves where some course has them, or where they are requested literally', () => {
    const matched = { a: { course: [{ from: 0, to: 7 }] } };
    const exact = { ...NOTHING, total: 1, courses: [nursing], read: { ...read, courses: [] }, matched };
    expect(leadOf(query, { ...exact, read })).toBe('read');
    expect(leadOf(query, exact)).toBe('exact');
    expect(headingOf(query, exact)).toBe('1 course');
    expect(leadOf({ ...query, literal: '1' }, { ...NOTHING, read })).toBe('nothing');
    expect(leadOf(query, NOTHING)).toBe('nothing');
  });

  it('is other names and near spellings where there is no reading, never called a failure', () => {
    const also = { total: 3, courses: [nursing], terms: [] };
    const close = { total: 2, courses: [nursing] };
    expect(headingOf({ ...NO_FILTERS, q: ' mba ' }, { ...NOTHING, also })).toBe('3 courses for “mba”');
    expect(headingOf({ ...NO_FILTERS, q: 'nursng' }, { ...NOTHING, close })).toBe('2 courses close to “nursng”');
  });

  it('is what an abbreviation means where its letters are only pieces of words, on the first page by relevance', () => {
    const airline = course('b', 'Airline Studies');
    const exact = {
      ...NOTHING,
      total: 146,
      courses: [airline],
      also: { total: 16, courses: [nursing], terms: [{ typed: 'ai', means: 'artificial intelligence' }] },
      matched: { b: { course: [{ from: 0, to: 2 }] } },
    };
    const ai = { ...NO_FILTERS, q: 'AI' };
    expect(leadOf(ai, exact)).toBe('also');
    expect(headingOf(ai, exact)).toBe('16 courses for “AI”');
    expect(leadOf({ ...ai, literal: '1' }, exact)).toBe('exact');
    expect(leadOf({ ...ai, page: 2 }, exact)).toBe('exact');
    expect(leadOf({ ...ai, sort: 'fee' }, exact)).toBe('exact');
    const whole = { ...exact, courses: [course('b', 'Applied AI')], matched: { b: { course: [{ from: 8, to: 10 }] } } };
    expect(leadOf(ai, whole)).toBe('exact');
  });
});

describe('what a keyword means beside the names that have its letters', () => {
  const one = { level: 'Under Graduate', university: 'Outsource Institute', country: 'Australia' } as const;
  const said = (q: string, filters: Parameters<typeof isOtherMeaning>[1]['filters']) =>
    isOtherMeaning([one], { q, filters });

  it('is another where it says no more than a score, a place, a level or a university that they are not of', () => {
    expect(said('', { university: ['University of Technology Sydney'] })).toBe(true);
    expect(said('', { test: 'ielts', score: 5.5 })).toBe(true);
    expect(said('', { country: 'New Zealand' })).toBe(true);
    expect(said('', { city: 'boston' })).toBe(true);
    expect(said('business', { level: ['Under Graduate Diploma'] })).toBe(true);
  });

  it('is theirs where they are of it, or a subject is said too', () => {
    expect(said('', { university: ['Outsource Institute'], country: 'Australia' })).toBe(false);
    expect(said('', { city: 'melbourne', level: ['Under Graduate'] })).toBe(false);
    expect(said('nursing', { country: 'New Zealand' })).toBe(false);
  });
});

describe('a reading in parts', () => {
  it('is a chip each, whose removal searches for the rest, under the filters chosen by hand', () => {
    const parts = partsOf({ ...query, maxMonths: 12 }, read);
    expect(parts.map(({ label }) => label)).toEqual(['“nursing”', 'Canada', 'Intake Sep', 'Lowest fee first']);
    const rest = parts[1]?.without;
    expect(rest && addressOf(rest)).toBe('?q=nursing&intake=Sep&maxMonths=12&sort=fee');
    expect(parts[3]?.without).toBeNull();
  });

  it('shows what only a sentence can say', () => {
    const said = {
      ...read,
      q: '',
      filters: { city: 'leeds', toefl: 90, notCountry: ['UK' as const], notWords: ['law'] },
    };
    expect(partsOf(query, said).map(({ label }) => label)).toEqual(['Leeds', 'TOEFL 90', 'Not in UK', 'Not “law”']);
  });

  it('says what was left aside, words of one reason together', () => {
    const unknown = 'not known here';
    expect(
      asideText([
        { typed: 'ranking', why: unknown },
        { typed: '26', why: 'no course has it with the rest' },
        { typed: 'hostel', why: unknown },
      ]),
    ).toBe('“ranking”, “hostel” (not known here) · “26” (no course has it with the rest)');
  });

  it('is left behind by another keyword', () => {
    expect(changed({ ...query, literal: '1' }, { q: 'law' }).literal).toBe('');
    expect(changed({ ...query, literal: '1' }, { country: 'UK' }).literal).toBe('1');
  });

  it('is the university that the words call, where names have them only within other words', () => {
    const adventure = course('b', 'Adventure Tourism');
    const pieces = { ...NOTHING, total: 1, courses: [adventure], matched: { b: { course: [{ from: 3, to: 6 }] } } };
    const called = { ...read, q: '', filters: { university: ['Nanyang Technological University'] } };
    const asked = { ...NO_FILTERS, q: 'ntu' };
    expect(leadOf(asked, { ...pieces, read: called })).toBe('read');
    expect(leadOf({ ...asked, literal: '1' }, { ...pieces, read: called })).toBe('exact');
    expect(leadOf(asked, { ...pieces, read: { ...called, courses: [] } })).toBe('exact');
  });

  it('names the countries that are left where most are excluded', () => {
    const said = {
      ...read,
      q: '',
      filters: { notCountry: ['Australia', 'New Zealand', 'USA', 'Singapore'] },
    } as typeof read;
    expect(partsOf(query, said).map(({ label }) => label)).toEqual(['Only in Canada or UK']);
  });
});
