import type { Country } from '@/lib/domain/countries';
import type { Month } from '@/lib/domain/courses/course';
import { byWord } from './lists';

export const MONTH_NAMES: ReadonlyMap<string, readonly Month[]> = new Map(
  byWord<Month>(`
  Jan: january, jan, janaury, januray; Feb: february, feb, febuary, febraury; Apr: april, apr; Jun: june, jun; Jul: july, jul; Aug: august, aug; Sep: september, sept, sep, septmber, setember; Oct: october, oct; Nov: november, nov; Dec: december, dec
`).map(([name, month]) => [name, [month]] as const),
);

/** Month names that are words of their own: read only beside 'intake' or a year, or after 'in', 'for', 'from'. */
export const DOUBTFUL_MONTHS: ReadonlyMap<string, readonly Month[]> = new Map([
  ['may', ['May']],
  ['march', ['Mar']],
  ['mar', ['Mar']],
]);

type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export const SEASONS: ReadonlyMap<string, Season> = new Map(
  byWord<Season>('autumn: fall, autumn; winter: winter; spring: spring; summer: summer'),
);

const NORTH: Record<Season, readonly Month[]> = {
  autumn: ['Aug', 'Sep'],
  winter: ['Jan', 'Feb'],
  spring: ['Mar', 'Apr', 'May'],
  summer: ['May', 'Jun', 'Jul'],
};
const SOUTH: Record<Season, readonly Month[]> = {
  autumn: ['Feb', 'Mar', 'Apr'],
  winter: ['Jun', 'Jul'],
  spring: ['Jul', 'Aug', 'Sep', 'Oct'],
  summer: ['Nov', 'Dec', 'Jan'],
};
/** In which months courses of a season begin; a spring semester of the USA begins in January. */
export function monthsOfSeason(season: Season, country: Country | undefined): readonly Month[] {
  if (country === 'Australia' || country === 'New Zealand') return SOUTH[season];
  if (country === 'USA' && season === 'spring') return ['Jan', 'Feb', 'Mar'];
  if (!country && season === 'spring') return ['Jan', ...NORTH.spring];
  return NORTH[season];
}

export const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, half: 0.5, ek: 1 }),
);

/** A length of time beside one of these is no length of a course. */
export const NO_LENGTH = new Set(
  'experience exp gap gaps visa work working worked job old age aged study-gap backlog backlogs permit pr opt cpt stem schooling school education ago psw pgwp accepted internship placement stay stayback bhayo professional industry break teaching practise practice nysc service'.split(
    ' ',
  ),
);
