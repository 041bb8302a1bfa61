import { describe, expect, it } from 'vitest';
import { movedOption } from '@/components/course-search/keyboard';
import {
  addressOf,
  type CourseQuery,
  changed,
  LONGEST_KEYWORD,
  NO_FILTERS,
} from '@/components/course-search/search-address';
import { changeOf, suggestionGroups } from '@/components/course-search/suggestions';

const ANSWER = {
  courses: [{ _id: 'a'.repeat(24), course: 'Nursing', university: 'Douglas College' }],
  universities: [{ university: 'Nursing Academy', country: 'UK', count: 12 }],
  categories: ['Nursing and Care'],
};

describe('the suggestions', () => {
  it('stand in groups, courses first', () => {
    expect(suggestionGroups(ANSWER, 7)).toEqual([
      { label: 'Courses', options: [{ kind: 'course', name: 'Nursing' }] },
      { label: 'Universities', options: [{ kind: 'university', name: 'Nursing Academy', country: 'UK', count: 12 }] },
      { label: 'Categories', options: [{ kind: 'category', name: 'Nursing and Care' }] },
    ]);
  });

  it('carry what is found beyond the text, with why, and a sentence as what it says', () => {
    const course = { _id: 'b'.repeat(24), university: 'Douglas College' };
    const read = { q: 'data science', filters: { country: 'Canada' as const }, total: 12 };
    const answer = {
      ...{ courses: [], universities: [], categories: [], read },
      also: [{ ...course, course: 'Master of Data Science', because: 'masters = Master' }],
      close: [{ ...course, course: 'Date Palms', because: 'data read as date' }],
    };
    const groups = suggestionGroups(answer, 7);
    expect(groups).toEqual([
      {
        label: 'Results for your sentence',
        options: [
          {
            kind: 'sentence',
            name: '“data science” · Canada',
            why: '12 courses',
            said: { q: 'data science', country: 'Canada' },
          },
        ],
      },
      { label: 'Also called', options: [{ kind: 'course', name: 'Master of Data Science', why: 'masters = Master' }] },
      { label: 'Close matches', options: [{ kind: 'course', name: 'Date Palms', why: 'data read as date' }] },
    ]);
    const [sentence] = groups[0]?.options ?? [];
    expect(sentence && changeOf(sentence, 'data science canada')).toEqual({ q: 'data science', country: 'Canada' });
  });

  it('have no heading without an option', () => {
    expect(suggestionGroups({ ...ANSWER, courses: [], universities: [] }, 7).map(({ label }) => label)).toEqual([
      'Categories',
    ]);
    expect(suggestionGroups({ courses: [], universities: [], categories: [] }, 7)).toEqual([]);
  });
});

describe('of many suggestions', () => {
  const many = (letter: string) => Array.from({ length: 7 }, (_, at) => `${letter}${at}`);
  const courses = many('c').map((course) => ({ _id: course, course, university: 'U' }));
  const universities = many('u').map((university) => ({ university, country: 'UK', count: 1 }));
  const shown = (answer: Parameters<typeof suggestionGroups>[0]) =>
    suggestionGroups(answer, 7).map(({ options }) => options.map(({ name }) => name).join(' '));

  it('seven are shown, the best of each kind', () => {
    expect(shown({ courses, universities, categories: many('k') })).toEqual(['c0 c1 c2', 'u0 u1', 'k0 k1']);
  });

  it('a kind takes the places the others leave', () => {
    expect(shown({ courses, universities: [], categories: ['k0'] })).toEqual(['c0 c1 c2 c3 c4 c5', 'k0']);
    expect(shown({ courses: [], universities, categories: [] })).toEqual(['u0 u1 u2 u3 u4 u5 u6']);
  });
});

describe('the active option', () => {
  it('moves through all, then to none, then round again', () => {
    const walk = (step: 1 | -1) => {
      let at = -1;
      return Array.from({ length: 5 }, () => {
        at = movedOption(3, at, step);
        return at;
      });
    };
    expect(walk(1)).toEqual([0, 1, 2, -1, 0]);
    expect(walk(-1)).toEqual([2, 1, 0, -1, 2]);
  });
});

describe('choosing a suggestion', () => {
  const asked: CourseQuery = { ...NO_FILTERS, q: 'nurs', country: 'Canada', university: ['Douglas College'], page: 3 };
  const addressWith = (...choice: Parameters<typeof changeOf>) => addressOf(changed(asked, changeOf(...choice)));

  it('searches for a course by its name, in the filters as they are', () => {
    expect(addressWith({ kind: 'course', name: 'Nursing' }, 'nurs')).toBe(
      '?q=Nursing&country=Canada&university=Douglas+College',
    );
  });

  it('cuts a course name that is longer than a keyword may be', () => {
    const { q } = changeOf({ kind: 'course', name: 'x'.repeat(300) }, 'xx');
    expect(q).toHaveLength(LONGEST_KEYWORD);
  });

  it('filters by a university and its country instead of the keyword', () => {
    const academy = { kind: 'university', name: 'Nursing Academy', country: 'UK' } as const;
    expect(addressWith(academy, 'nurs')).toBe('?country=UK&university=Nursing+Academy');
  });

  it.each(['health@nurs', 'health @ nurs', 'health＠nurs'])('keeps the course part of %s', (typed) => {
    const academy = { kind: 'university', name: 'Nursing Academy', country: 'UK' } as const;
    expect(addressWith(academy, typed)).toBe('?q=health&country=UK&university=Nursing+Academy');
  });

  it('leaves the country open for a university in none that the filter knows', () => {
    expect(changeOf({ kind: 'university', name: 'Academy', country: 'Atlantis' }, 'ac').country).toBe('');
  });

  it('filters by a category instead of the keyword', () => {
    expect(addressWith({ kind: 'category', name: 'Arts' }, 'ar')).toBe(
      '?country=Canada&university=Douglas+College&category=Arts',
    );
  });
});
