import { COUNTRIES, type Country } from '@/lib/domain/countries';
import { COURSE_LEVELS, type CourseLevel } from '@/lib/domain/course';
import { testName, withoutLabel } from '@/lib/domain/search/without-tests';
import { TESTS } from '@/lib/domain/test-scores';

type Test = (typeof TESTS)[number];

/** Filters that a sentence sets and that have no field on the page: each is a chip. '' and empty lists filter nothing. */
export interface FurtherFilters {
  /** In the name of the campus or the university. */
  city: string;
  toefl: number | '';
  det: number | '';
  gre: number | '';
  gmat: number | '';
  /** Tests that the student won't take. */
  without: Test[];
  notCountry: Country[];
  notUniversity: string[];
  notLevel: CourseLevel[];
  notWords: string[];
}

export const NO_FURTHER: FurtherFilters = {
  city: '',
  toefl: '',
  det: '',
  gre: '',
  gmat: '',
  without: [],
  notCountry: [],
  notUniversity: [],
  notLevel: [],
  notWords: [],
};

/** The tests whose score has no field on the page, with the scores that exist. */
const SCORED = { toefl: [1, 120], det: [10, 160], gre: [260, 340], gmat: [205, 805] } as const;
const SCORES = Object.keys(SCORED) as (keyof typeof SCORED)[];
const [MOST, LONGEST] = [20, 100];

/** Reads them from an address's parameters; what is unknown or out of range is left out. */
export function readFurther(params: URLSearchParams): FurtherFilters {
  const texts = (name: string, longest: number) =>
    [...new Set(params.getAll(name))].filter((text) => text !== '' && text.length <= longest).slice(0, MOST);
  const score = (name: keyof typeof SCORED): number | '' => {
    const [least, most] = SCORED[name];
    const value = Number(params.get(name) ?? '');
    return value >= least && value <= most ? value : '';
  };
  return {
    city: (params.get('city') ?? '').slice(0, LONGEST),
    toefl: score('toefl'),
    det: score('det'),
    gre: score('gre'),
    gmat: score('gmat'),
    without: TESTS.filter((test) => params.getAll('without').includes(test)),
    notCountry: COUNTRIES.filter((country) => params.getAll('notCountry').includes(country)),
    notUniversity: texts('notUniversity', 300),
    notLevel: COURSE_LEVELS.filter((level) => params.getAll('notLevel').includes(level)),
    notWords: texts('notWords', LONGEST),
  };
}

/** What the search call is sent of them: only what filters, always in the same order. */
export function furtherParameters(query: FurtherFilters): Partial<FurtherFilters> {
  const names = Object.keys(NO_FURTHER) as (keyof FurtherFilters)[];
  return Object.fromEntries(names.flatMap((name) => (query[name].toString() === '' ? [] : [[name, query[name]]])));
}

/** Each of them in words, with the change that takes it away. */
export function furtherChips(query: FurtherFilters): { label: string; change: Partial<FurtherFilters> }[] {
  const but = <T>(list: readonly T[], one: T) => list.filter((other) => other !== one);
  const { city, without, notCountry, notUniversity, notLevel, notWords } = query;
  return [
    ...(city ? [{ label: capitals(city), change: { city: '' } }] : []),
    ...SCORES.flatMap((name) =>
      query[name] === '' ? [] : [{ label: `${testName(name)} ${query[name]}`, change: { [name]: '' } }],
    ),
    ...without.map((one) => ({ label: withoutLabel(one), change: { without: but(without, one) } })),
    ...countryChips(notCountry),
    ...notUniversity.map((one) => ({ label: `Not at ${one}`, change: { notUniversity: but(notUniversity, one) } })),
    ...notLevel.map((one) => ({ label: `Not ${one}`, change: { notLevel: but(notLevel, one) } })),
    ...notWords.map((one) => ({ label: `Not “${one}”`, change: { notWords: but(notWords, one) } })),
  ];
}

/** From so many excluded countries on, those that are left are named. */
const MANY_EXCLUDED = 3;

/** 'Only in UK or Canada', where most are excluded; else each that is. */
function countryChips(notCountry: readonly Country[]): { label: string; change: Partial<FurtherFilters> }[] {
  const left = COUNTRIES.filter((country) => !notCountry.includes(country));
  if (notCountry.length >= MANY_EXCLUDED && left.length > 0)
    return [{ label: `Only in ${left.join(' or ')}`, change: { notCountry: [] } }];
  return notCountry.map((one) => ({
    label: `Not in ${one}`,
    change: { notCountry: notCountry.filter((other) => other !== one) },
  }));
}

const capitals = (text: string): string =>
  text.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()).replaceAll(' Or ', ' or ');
