import { describe, expect, it } from 'vitest';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { fold, parseKeyword } from '@/lib/engines/search/types/fold';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { blankCourse } from './blank-course';
import { EVERYTHING } from './generate-queries';
import { naiveSearch } from './naive/naive';

const CATALOGUE = [
  ['Études Françaises', 'Université de Montréal'],
  ['Etudes libres', 'Douglas College'],
  ['İşletme', 'Douglas College'],
  ['Straßenbau', 'TU Weßling'],
  ['Ｄｉｇｉｔａｌ Health', 'Douglas College'],
  ['Health Information', 'Bow Valley'],
  ['Mental Health Nursing', 'Bow Valley'],
  ['Œnology & Viticulture', 'Māori Hill'],
  ['Bachelor’s Programme – Extended', 'St Mary’s'],
  ['Bachelor of Science of Health of Science', 'Bow Valley'],
  ['Art@Home', 'Bow Valley'],
  ['Two   blanks', 'Bow Valley'],
  ['(Applied) Co-op', 'Healthcare Academy'],
] as const;

async function searched(q: string): Promise<string[]> {
  const courses: SearchCourse[] = CATALOGUE.map(([course, university], place) =>
    blankCourse(place, { course, university }),
  );
  const query = { ...EVERYTHING, q, limit: 50 };
  const answer = (await buildCourseIndex(courses)).search(query);
  expect(answer).toEqual(naiveSearch(courses, query));
  return answer.courses.map(({ course }) => course);
}

describe('a keyword finds names as people mean it', () => {
  it.each([
    ['etudes', ['Études Françaises', 'Etudes libres']],
    ['ÉTUDES', ['Études Françaises', 'Etudes libres']],
    ['e\u0301tudes', ['Études Françaises', 'Etudes libres']],
    ['universite', ['Études Françaises']],
    ['isletme', ['İşletme']],
    ['İŞLETME', ['İşletme']],
    ['işletme', ['İşletme']],
    ['ıŞl', ['İşletme']],
    ['STRASSEN', ['Straßenbau']],
    ['straßen', ['Straßenbau']],
    ['wessling', ['Straßenbau']],
    ['digital', ['Ｄｉｇｉｔａｌ Health']],
    ['oenology', ['Œnology & Viticulture']],
    ['maori', ['Œnology & Viticulture']],
    ["bachelor's", ['Bachelor’s Programme – Extended']],
    ['programme - ext', ['Bachelor’s Programme – Extended']],
    ['two blanks', ['Two   blanks']],
    ['  Two  BLANKS ', ['Two   blanks']],
    ['lth inf', ['Health Information']],
    ['of science of h', ['Bachelor of Science of Health of Science']],
    ['science of science', []],
    ['health of science of', []],
    ['op', ['(Applied) Co-op']],
  ])('%s', async (q, names) => {
    expect(await searched(q)).toEqual(names);
  });

  it('sorts by relevance: the beginning as whole words, whole words, parts of words, university only', async () => {
    expect(await searched('health')).toEqual([
      'Health Information',
      'Bachelor of Science of Health of Science',
      'Ｄｉｇｉｔａｌ Health',
      'Mental Health Nursing',
      '(Applied) Co-op',
    ]);
    expect(await searched('op')).toEqual(['(Applied) Co-op']);
    expect((await searched('a')).slice(0, 2)).toEqual(['Art@Home', '(Applied) Co-op']);
  });

  it('puts the name that is the keyword first, awards aside', async () => {
    const names = [
      'Associate of Veterinary Nursing and Technology',
      'Bachelor of Nursing',
      'Bachelor of Nursing (Advanced)',
      'Bachelor of Science (Nursing)',
      'Diploma of Nursing Practice',
      'Master of Science in Nursing',
      'MSc Nursing',
      'Nursing',
      'Nursingcare',
      'Wet-nursing',
    ];
    const courses = names.map((course, place) => blankCourse(place, { course, university: 'Bow Valley' }));
    const query = { ...EVERYTHING, q: 'nursing', limit: 50 };
    const answer = (await buildCourseIndex(courses)).search(query);
    expect(answer).toEqual(naiveSearch(courses, query));
    expect(answer.courses.map(({ course }) => course)).toEqual([
      'Nursing',
      'Bachelor of Nursing',
      'Master of Science in Nursing',
      'MSc Nursing',
      'Bachelor of Nursing (Advanced)',
      'Diploma of Nursing Practice',
      'Associate of Veterinary Nursing and Technology',
      'Bachelor of Science (Nursing)',
      'Wet-nursing',
      'Nursingcare',
    ]);
  });

  it('without a keyword gives one course of each country and level in turn, those without a level last', async () => {
    const levels = ['Under Graduate', 'Post Graduate', ''] as const;
    const courses = ['Canada', 'Australia'].flatMap((country, block) =>
      levels.flatMap((level, place) =>
        Array.from({ length: 4 }, (_, number) =>
          blankCourse(block * 100 + place * 10 + number, {
            country: country as 'Canada',
            level,
            course: `C ${number}`,
          }),
        ),
      ),
    );
    const query = { ...EVERYTHING, limit: 50 };
    const answer = (await buildCourseIndex(courses)).search(query);
    expect(answer).toEqual(naiveSearch(courses, query));
    const groups = answer.courses.map(({ country, level }) => `${country} ${level}`);
    for (let round = 0; round < 4; round++) expect(new Set(groups.slice(round * 4, round * 4 + 4)).size).toBe(4);
    expect(groups.slice(0, 16).some((group) => group.endsWith(' '))).toBe(false);
    const reversed = (await buildCourseIndex([...courses].reverse())).search(query);
    expect(reversed.courses).toEqual(answer.courses);
  });
});

describe("'@' separates the course keyword from the university keyword", () => {
  it.each([
    ['health@douglas', ['Ｄｉｇｉｔａｌ Health']],
    [' Health @ DOUGLAS ', ['Ｄｉｇｉｔａｌ Health']],
    ['health＠douglas', ['Ｄｉｇｉｔａｌ Health']],
    [
      'health@',
      [
        'Health Information',
        'Bachelor of Science of Health of Science',
        'Ｄｉｇｉｔａｌ Health',
        'Mental Health Nursing',
        '(Applied) Co-op',
      ],
    ],
    ['@douglas', ['Ｄｉｇｉｔａｌ Health', 'Etudes libres', 'İşletme']],
    ['douglas@coll', ['Ｄｉｇｉｔａｌ Health', 'Etudes libres', 'İşletme']],
    ['art@home', []],
    ['a@b@c', []],
  ])('%s', async (q, names) => {
    expect((await searched(q)).sort()).toEqual([...names].sort());
  });

  it.each(['@', ' @ ', '', '   '])('a keyword of %j filters nothing', async (q) => {
    expect(await searched(q)).toHaveLength(CATALOGUE.length);
  });

  it('splits at the first one', () => {
    expect(parseKeyword(' a @ b @ c ')).toEqual({ anywhere: 'a', university: 'b @ c' });
  });
});

describe('fold', () => {
  it('gives the same for text that is already folded', () => {
    for (const name of CATALOGUE.flat()) expect(fold(fold(name))).toBe(fold(name));
  });

  it('leaves no character that sorts before the blank', () => {
    for (let code = 0; code < 0x3000; code++) {
      for (const character of fold(`a${String.fromCharCode(code)}b`)) expect(character >= ' ').toBe(true);
    }
  });
});
