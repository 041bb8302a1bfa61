import type { SearchCourse } from '@/lib/engines/search/types/query';
import { blankCourse } from '../blank-course';
import { pick, type Random, seededRandom } from '../generate';
import {
  PROVIDER_FIRSTS,
  PROVIDER_KINDS,
  PUBLIC_UNIVERSITIES,
  REGISTER_AWARDS,
  REGISTER_FIELDS,
  SCHOOL_NAMES,
} from './register-words';

/**
 * A catalogue in the manner of Australia's register: long award names, double degrees, hundreds of small colleges with one name
 * in common, fees for the whole course, and neither intakes nor scores nor, mostly, cities.
 */
export function registerLike(count = 25_000, seed = 7): SearchCourse[] {
  const random = seededRandom(seed);
  const colleges = [...PROVIDER_FIRSTS].flatMap((first) =>
    PROVIDER_KINDS.filter(() => random() < 0.9).map((kind) => `${first} ${kind}${random() < 0.7 ? ' Pty Ltd' : ''}`),
  );
  return Array.from({ length: count }, (_, place) => {
    const one = entry(random, colleges);
    return {
      ...blankCourse(0),
      id: (place * 7919 + 1).toString(16).padStart(24, '0'),
      ...one,
      universityNames: tradingName(one.university ?? ''),
    };
  });
}

/** Some of the colleges have a name that they trade by: made of their own, so that no other one has it. */
const tradingName = (college: string): string =>
  / Pty Ltd$/.test(college) && college.length % 3 === 0
    ? `${[...college.replace(/[^a-z]/gi, '').slice(0, 9)].reverse().join('').toLowerCase()} skills`
    : '';

const CITIES = [
  'Sydney',
  'Melbourne',
  'Brisbane',
  'Perth',
  'Adelaide',
  'Hobart',
  'Gold Coast',
  'Parramatta',
  'Geelong',
];
/** A campus, a list of places, or neither. */
function placedAt(chance: number): Pick<SearchCourse, 'campus' | 'places'> {
  const at = Math.floor((chance * 1_000) % CITIES.length);
  if (chance < 0.3) return { campus: CITIES[at] ?? '', places: '' };
  const next = CITIES[(at + 1) % CITIES.length];
  return { campus: '', places: chance < 0.5 ? `${CITIES[at]}; ${next}` : '' };
}
const DEGREES = REGISTER_AWARDS.filter(([award]) => /Bachelor|Master|Graduate|Doctor|Associate/.test(award));
const VOCATIONAL = REGISTER_AWARDS.filter(([award]) => /Certificate I|Diploma of/.test(award));

function entry(random: Random, colleges: readonly string[]): Partial<SearchCourse> {
  const isPublic = random() < 0.55;
  const common = {
    university: isPublic ? pick(random, PUBLIC_UNIVERSITIES) : pick(random, colleges),
    country: 'Australia' as const,
    ...placedAt(random()),
    currency: 'AUD',
    fee_period: 'whole course' as const,
  };
  if (!isPublic && random() < 0.12) {
    return {
      ...common,
      course: pick(random, SCHOOL_NAMES),
      level: '',
      category: 'Mixed Field Programmes',
      ...cost(random, 12),
    };
  }
  const [award, level, months] = pick(random, isPublic && random() < 0.85 ? DEGREES : VOCATIONAL);
  const category = pick(random, Object.keys(REGISTER_FIELDS));
  const field = pick(random, REGISTER_FIELDS[category] ?? []);
  return {
    ...common,
    course: nameOf(random, award, field),
    level,
    category,
    subcategory: field.replace(/ \(.*| - .*/, ''),
    ...cost(random, months),
  };
}

function nameOf(random: Random, award: string, field: string): string {
  if (award === 'Doctor of')
    return random() < 0.7 ? `Doctor of Philosophy (${field.replace(/[()]/g, '')})` : `Doctor of ${field}`;
  if (award === 'Bachelor of' && random() < 0.2) {
    const second = pick(random, Object.values(REGISTER_FIELDS).flat());
    return `Bachelor of ${field}${pick(random, [' / ', '/', ' - '])}Bachelor of ${second}`;
  }
  const ending =
    random() < 0.12 ? pick(random, [' (Honours)', ' (Extension)', ' [1.5 years]', ' (Professional)', ' Advanced']) : '';
  return `${award} ${field}${ending}`;
}

function cost(random: Random, months: number): Pick<SearchCourse, 'durationInMonths' | 'tuitionFeeMinor'> {
  const durationInMonths = random() < 0.75 ? months : months * pick(random, [0.75, 1.25, 1.5]);
  const perYear = 7000 + Math.floor(random() * 70) * 500;
  return { durationInMonths, tuitionFeeMinor: Math.round((perYear * durationInMonths) / 12) * 100 };
}
