import { describe, expect, it } from 'vitest';
import { activeFilters } from '@/components/course-search/active-filters';
import { countedOptions, facetOrder, namesWith } from '@/components/course-search/filters/facet-order';
import { droppableFilters, mostHelpfulDrop } from '@/components/course-search/helpful-drop';
import {
  addressOf,
  type CourseQuery,
  changed,
  NO_FILTERS,
  parametersOf,
  readQuery,
  readScore,
  SORT_CHOICES,
} from '@/components/course-search/search-address';
import { SORTS, searchCourses } from '@/lib/contract/catalogue/courses';

const read = (search: string) => readQuery(new URLSearchParams(search));

const FULL: CourseQuery = {
  q: 'health@douglas',
  country: 'New Zealand',
  university: ['Douglas College', 'Université Laval & Co'],
  intake: ['Jan', 'Sep'],
  level: ['Under Graduate', 'Foundation'],
  test: 'ielts',
  score: 6.5,
  category: 'Health + Care',
  subcategory: 'Nursing',
  minFee: 5000,
  maxFee: 24_000,
  currency: 'CAD',
  maxMonths: 24,
  noEnglishScore: '1',
  openOnly: '1',
  qualify: '1',
  likely: '1',
  sort: '-fee',
  block: 'also',
  literal: '1',
  held: 'have',
  page: 3,
  city: 'brampton',
  toefl: 90,
  det: 110,
  gre: 310,
  gmat: 605,
  without: ['ielts', 'gre'],
  notCountry: ['USA', 'UK'],
  notUniversity: ['Lambton College'],
  notLevel: ['Foundation'],
  notWords: ['software'],
};

describe('the address of a search', () => {
  it('carries the whole search there and back', () => {
    expect(read(addressOf(FULL))).toEqual(FULL);
  });

  it('is empty for a search without filters', () => {
    expect(addressOf(NO_FILTERS)).toBe('');
    expect(read('')).toEqual(NO_FILTERS);
  });

  it('is the same whatever order the choices were made in', () => {
    const mixed = { ...FULL, university: [...FULL.university].reverse(), intake: [...FULL.intake].reverse() };
    expect(addressOf(mixed)).toBe(addressOf(FULL));
    expect(addressOf(FULL)).toMatch(/^\?q=.*&country=.*&university=.*&intake=.*&level=.*&test=.*&score=.*&category=/);
  });

  it('leaves out outer spaces of the keyword, and a score that no test goes with', () => {
    expect(addressOf({ ...NO_FILTERS, q: '  nursing ' })).toBe('?q=nursing');
    expect(addressOf({ ...NO_FILTERS, score: 6 })).toBe('');
    expect(read('?score=6').score).toBe('');
  });

  it('reads nonsense as no filter, so that the API accepts what is left', () => {
    const nonsense =
      '?country=Atlantis&intake=Foo&intake=May&level=x&test=toefl&score=9&sort=best&page=-2&university=&q=' +
      'x'.repeat(300);
    const query = read(nonsense);
    expect(query).toEqual({ ...NO_FILTERS, intake: ['May'], q: 'x'.repeat(200) });
    expect(searchCourses.query.safeParse(query).success).toBe(true);
    expect(read('?page=99999999').page).toBe(1);
    expect(read('?page=2.5').page).toBe(1);
  });

  it('is accepted by the API with every field set', () => {
    // The page's own: what it begins with.
    const { literal: _, ...asked } = FULL;
    expect(searchCourses.query.parse(FULL)).toEqual({ ...asked, limit: 10 });
  });

  it('reads what the server was asked: single and repeated parameters', () => {
    const params = parametersOf({ q: 'law', intake: ['Jan', 'May'], level: undefined });
    expect(readQuery(params)).toEqual({ ...NO_FILTERS, q: 'law', intake: ['Jan', 'May'] });
  });

  it('names every sort of the contract once', () => {
    expect(SORT_CHOICES.map(({ value }) => value)).toEqual([...SORTS]);
  });
});

describe('a change of the search', () => {
  it('goes back to page 1, unless it is the page that changes', () => {
    expect(changed(FULL, { level: [] }).page).toBe(1);
    expect(changed(FULL, { page: 4 })).toEqual({ ...FULL, page: 4 });
  });

  it('clears the subcategory with another category only', () => {
    expect(changed(FULL, { category: 'Law' }).subcategory).toBe('');
    expect(changed(FULL, { category: FULL.category }).subcategory).toBe('Nursing');
  });

  it('clears the score with another test', () => {
    expect(changed(FULL, { test: 'pte' }).score).toBe('');
    expect(changed(FULL, { test: '' }).score).toBe('');
  });
});

describe('a typed score', () => {
  it.each([
    ['6.5', 'ielts', 6.5],
    [' 6,5 ', 'ielts', 6.5],
    ['9', 'ielts', 9],
    ['9.5', 'ielts', ''],
    ['65', 'pte', 65],
    ['5', 'pte', ''],
    ['six', 'ielts', ''],
    ['', 'ielts', ''],
    ['1e1', 'pte', ''],
  ] as const)('%j in %s is %j', (typed, test, score) => {
    expect(readScore(typed, test)).toBe(score);
  });
});

describe('active filters', () => {
  it('have one chip per choice, each leading to the search without it and to page 1', () => {
    const chips = activeFilters(FULL);
    expect(chips.map(({ label }) => label)).toEqual([
      'New Zealand',
      'Douglas College',
      'Université Laval & Co',
      'Intake Jan',
      'Intake Sep',
      'Under Graduate',
      'Foundation',
      'IELTS 6.5',
      'From CAD 5,000 a year',
      'Up to CAD 24,000 a year',
      'Up to 2 years',
      'No English score published',
      'Intakes still open',
      'Brampton',
      'TOEFL 90',
      'Duolingo 110',
      'GRE 310',
      'GMAT 605',
      'Without IELTS: another test or no test is accepted',
      'Without GRE: no score published',
      'Not in USA',
      'Not in UK',
      'Not at Lambton College',
      'Not Foundation',
      'Not “software”',
      'Health + Care',
      'Nursing',
      'Only courses I qualify for',
      'including likely ones',
    ]);
    expect(chips[1]?.without).toEqual({ ...FULL, university: ['Université Laval & Co'], page: 1 });
    expect(activeFilters({ ...NO_FILTERS, q: 'law', test: 'pte' })).toEqual([]);
  });

  it('offer the single filter whose removal finds most, the keyword last', async () => {
    const totals: Record<string, number> = { keyword: 40, country: 0, level: 9 };
    const query: CourseQuery = { ...NO_FILTERS, q: 'law', country: 'UK', level: ['Associate'] };
    const totalOf = async (without: CourseQuery) =>
      totals[!without.q ? 'keyword' : !without.country ? 'country' : 'level'] ?? 0;
    expect(await mostHelpfulDrop(query, totalOf)).toMatchObject({ label: 'the level Associate', total: 9 });
    const onlyKeyword = async (without: CourseQuery) => (without.q ? 0 : 40);
    expect(await mostHelpfulDrop(query, onlyKeyword)).toMatchObject({ label: 'the keyword “law”', total: 40 });
    expect(await mostHelpfulDrop(query, async () => 0)).toBeNull();
    expect(await mostHelpfulDrop(NO_FILTERS, async () => 5)).toBeNull();
  });

  it('are each droppable as a kind', () => {
    expect(droppableFilters(FULL)).toHaveLength(25);
  });
});

describe('a list of choices', () => {
  it('has the selected first, then the largest counts, then the alphabet', () => {
    const counts = { Alpha: 2, Beta: 5, Delta: 2, Zeta: 0 };
    expect(facetOrder(counts, ['Zeta', 'Elsewhere'])).toEqual(['Elsewhere', 'Zeta', 'Beta', 'Alpha', 'Delta']);
  });

  it('is searched whatever the case and accents', () => {
    expect(namesWith(['Université Laval', 'ETH'], ' UNIVERSITE ')).toEqual(['Université Laval']);
    expect(namesWith(['A', 'B'], '')).toEqual(['A', 'B']);
  });

  it('greys what finds nothing, but never what is chosen', () => {
    expect(countedOptions(['Law', 'Arts'], { Law: 1200, Arts: 0 }, 'Arts')).toEqual([
      { value: 'Law', label: 'Law (1,200)', disabled: false },
      { value: 'Arts', label: 'Arts (0)', disabled: false },
    ]);
    expect(countedOptions(['Arts'], { Arts: 0 }, 'Gone')).toEqual([
      { value: 'Arts', label: 'Arts (0)', disabled: true },
      { value: 'Gone', label: 'Gone (0)', disabled: false },
    ]);
  });
});

it('a currency chosen without an amount stays in the address: fees are shown in it', () => {
  const query = { ...NO_FILTERS, currency: 'INR' as const };
  expect(addressOf(query)).toBe('?currency=INR');
  expect(readQuery(new URLSearchParams('currency=INR'))).toEqual(query);
  expect(addressOf({ ...NO_FILTERS, country: 'Canada' })).toBe('?country=Canada');
});
