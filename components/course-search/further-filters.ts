import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS } from '@/lib/domain/courses/course';
import type { FurtherFilters } from '@/lib/domain/search/filter-chips';
import { TESTS } from '@/lib/domain/test-scores';

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
