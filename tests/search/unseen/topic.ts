import type { Country } from '@/lib/domain/countries';
import type { CourseLevel, Month } from '@/lib/domain/courses/course';
import { suburbsOf } from '@/lib/domain/places/areas';
import { fold } from '@/lib/engines/search/types/fold';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { hasWords } from '@/lib/engines/search/types/whole-words';
import { inCurrency } from './rates';

/** What a person typed, and what is a fit for it. Regular expressions stand as texts and are read against folded words. */
export interface UnseenTopic {
  q: string;
  /** Names of courses that are the very thing. */
  is: string;
  /** Names, with category and subcategory behind them, of courses next to it. */
  near?: string;
  asks: Wanted;
  /** Filters that may be read although no fit needs them: 'level' for a nurse's diploma, 'noScore' for 'without ielts'. */
  may: readonly string[];
}

/** What must be so of a course besides its subject. */
export interface Wanted {
  level?: readonly CourseLevel[];
  country?: readonly Country[];
  notCountry?: readonly Country[];
  city?: string;
  notCity?: string;
  university?: string;
  intake?: readonly Month[];
  /** Of a year, in major units. */
  fee?: readonly [amount: number, currency: string];
  mostMonths?: number;
  ielts?: number;
  pte?: number;
  duolingo?: number;
  toefl?: number;
  notName?: string;
  noGre?: true;
  noGmat?: true;
}

export type Grade = 0 | 1 | 2 | 3;

/**
 * 3: the very thing with all that is asked. 2: what is next to it with all that is asked. 1: the very thing with one demand missed.
 * 0: all else, and whatever is of a university or a name that was not requested.
 */
export function gradeOf(course: SearchCourse, { is, near, asks }: UnseenTopic): Grade {
  const name = fold(course.course);
  const own = expression(is).test(name);
  const beside =
    near !== undefined && expression(near).test(`${name} / ${fold(course.subcategory)} / ${fold(course.category)}`);
  if (!own && !beside) return 0;
  const missed = missedBy(course, asks);
  if (missed.length === 0) return own ? 3 : 2;
  const bears = missed.every((one) => one !== 'university' && one !== 'notName' && one !== 'notCountry');
  return own && missed.length === 1 && bears ? 1 : 0;
}

/** The demands that the course doesn't meet; what it doesn't say counts as unmet, scores aside: a course that publishes none asks for none. */
export function missedBy(course: SearchCourse, asks: Wanted): (keyof Wanted)[] {
  const place = `${fold(course.campus)} / ${fold(course.university)} / ${fold(course.places)}`;
  const atMost = (needed: number | null, own: number | undefined) =>
    own === undefined || needed === null || needed <= own;
  const checks: Record<keyof Wanted, boolean> = {
    level: !asks.level || asks.level.some((level) => level === course.level),
    country: !asks.country || asks.country.some((country) => country === course.country),
    notCountry: !asks.notCountry?.some((country) => country === course.country),
    city: !asks.city || expression(asks.city).test(place) || isInSuburb(course, asks.city),
    notCity: !asks.notCity || !expression(asks.notCity).test(place),
    university: !asks.university || expression(asks.university).test(fold(course.university)),
    intake: !asks.intake || asks.intake.some((month) => course.admissionIntake.split(' ').includes(month)),
    fee: !asks.fee || (inCurrency(course, asks.fee[1]) ?? Number.POSITIVE_INFINITY) <= asks.fee[0],
    mostMonths: !asks.mostMonths || (course.durationInMonths ?? 999) <= asks.mostMonths,
    ielts: atMost(course.ieltsOverall, asks.ielts),
    pte: atMost(course.pteOverall, asks.pte),
    duolingo: atMost(course.det, asks.duolingo),
    toefl: course.toeflScale !== '0-120' || atMost(course.toefl, asks.toefl),
    notName: !asks.notName || !expression(asks.notName).test(fold(course.course)),
    noGre: !asks.noGre || course.gre === null,
    noGmat: !asks.noGmat || course.gmat === null,
  };
  return (Object.keys(checks) as (keyof Wanted)[]).filter((one) => !checks[one]);
}

/** A suburb in a list of places is its city. */
function isInSuburb({ places, country }: SearchCourse, city: string): boolean {
  const area = suburbsOf(city.replace(/\(\^\|\[\^a-z0-9\]\)|\(\$\|\[\^a-z0-9\]\)|\\/g, ''));
  return area?.country === country && [...area.parts].some((part) => hasWords(fold(places), part));
}

const compiled = new Map<string, RegExp>();

/** The expression of a text, made once: a catalogue has many courses to try it on. */
export function expression(text: string): RegExp {
  const known = compiled.get(text) ?? new RegExp(text);
  compiled.set(text, known);
  return known;
}

export function topic(
  q: string,
  is: string,
  asks: Wanted = {},
  near?: string,
  may: readonly string[] = [],
): UnseenTopic {
  return { q, is, asks, may, ...(near === undefined ? {} : { near }) };
}

export const UG: readonly CourseLevel[] = ['Under Graduate'];
export const PG: readonly CourseLevel[] = ['Post Graduate'];
export const PGD: readonly CourseLevel[] = ['Post Graduate Diploma', 'Post Graduate Certificate'];
export const ANY_PG: readonly CourseLevel[] = [...PG, ...PGD];
export const DIPLOMA: readonly CourseLevel[] = ['Under Graduate Diploma', 'Post Graduate Diploma'];
export const UG_DIPLOMA: readonly CourseLevel[] = ['Under Graduate Diploma'];
export const CERTIFICATE: readonly CourseLevel[] = ['Under Graduate Certificate', 'Post Graduate Certificate'];
export const UG_CERTIFICATE: readonly CourseLevel[] = ['Under Graduate Certificate'];
export const FOUNDATION: readonly CourseLevel[] = ['Foundation'];
export const ASSOCIATE: readonly CourseLevel[] = ['Associate'];
/** What somebody can begin who has finished school. */
export const AFTER_SCHOOL: readonly CourseLevel[] = [
  ...UG,
  'Under Graduate Diploma',
  'Under Graduate Certificate',
  ...ASSOCIATE,
  ...FOUNDATION,
];
