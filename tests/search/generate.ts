import { COUNTRIES, CURRENCY_OF } from '@/lib/domain/countries';
import { FEE_PERIODS, MONTHS } from '@/lib/domain/courses/course';
import { CGPA_SCALES, DEGREE_CLASSES, type MarkDemands } from '@/lib/domain/marks/marks';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { blankCourse } from './blank-course';
import { AWARDS, ENDINGS, INSTITUTIONS, PLACES, SUBJECTS, SYLLABLES } from './vocabulary';

export type Random = () => number;

/** Mulberry32: the same numbers in [0, 1) for the same seed, on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

/** The first items far more often than the last ones. */
const pickSkewed = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() ** 3 * items.length)] as T;

const chance = (random: Random, share: number) => random() < share;

interface World {
  random: Random;
  universities: Map<string, string[]>;
  /** Invented subject words, so that the catalogue has some 5,000 distinct words at 100,000 courses. */
  rareWords: string[];
}

/**
 * A seeded catalogue of `count` courses with the skews of real ones: few large universities, few popular subjects, the
 * same course name at many universities, unknown values everywhere.
 */
export function generateCourses(count: number, seed = 1): SearchCourse[] {
  const world = makeWorld(seededRandom(seed), count);
  return Array.from({ length: count }, (_, index) => generateCourse(world, courseId(index, world.random)));
}

/** `count` further courses of the same kind of catalogue, with ids no other call with another seed gives. */
export function courseId(index: number, random: Random): string {
  const low = Math.floor(random() * 0x100000000);
  const middle = Math.floor(random() * 0x100000000);
  return [index * 7919, middle, low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

function makeWorld(random: Random, count: number): World {
  const perCountry = Math.max(2, Math.min(250, Math.floor(count / 500)));
  const universities = new Map(
    COUNTRIES.map((country) => [
      country as string,
      Array.from({ length: perCountry }, (_, index) => {
        const place = `${pick(random, PLACES)}${index < 20 ? '' : ` ${inventWord(random, 2)}`}`;
        return pick(random, INSTITUTIONS).replace('{}', place);
      }),
    ]),
  );
  return { random, universities, rareWords: Array.from({ length: 5000 }, () => inventWord(random, 3)) };
}

function inventWord(random: Random, syllables: number): string {
  const word = Array.from({ length: syllables }, () => pick(random, SYLLABLES)).join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** By id, so that what is drawn besides stays the same. */
function placesOf(id: string): string {
  const number = Number.parseInt(id.slice(-4), 16);
  if (number % 3 > 0) return '';
  const [place, another] = [PLACES[number % PLACES.length], PLACES[(number * 7) % PLACES.length]];
  return number % 2 ? `${place} Campus, Southport, QLD; ${another}` : `${place}, Toronto`;
}

function generateCourse({ random, universities, rareWords }: World, id: string): SearchCourse {
  const country = pickSkewed(random, COUNTRIES);
  const category = pickSkewed(random, Object.keys(SUBJECTS));
  const subject = pickSkewed(random, SUBJECTS[category] ?? []);
  const [award, level] = pickSkewed(random, AWARDS);
  const rare = chance(random, 0.35) ? ` ${pickSkewed(random, rareWords)}` : '';
  const ending = chance(random, 0.4) ? ` ${pick(random, ENDINGS)}` : '';
  const ielts = chance(random, 0.8) ? 5 + Math.floor(random() * 6) / 2 : null;
  const pte = chance(random, 0.6) ? 42 + Math.floor(random() * 38) : null;
  const orNull = (share: number, low: number, span: number) =>
    chance(random, share) ? low + Math.floor(random() * span) : null;
  return {
    ...blankCourse(0),
    id,
    course: `${award} ${subject}${rare}${ending}`,
    university: pickSkewed(random, universities.get(country) ?? []),
    country,
    campus: chance(random, 0.7) ? pick(random, PLACES) : '',
    places: placesOf(id),
    level: chance(random, 0.04) ? '' : level,
    category: chance(random, 0.05) ? '' : category,
    subcategory: chance(random, 0.1) ? '' : subject,
    admissionIntake: MONTHS.filter((month) => chance(random, month === 'Sep' || month === 'Jan' ? 0.5 : 0.08)).join(
      ' ',
    ),
    closingDays: closingDaysOf(id),
    currency: chance(random, 0.03) ? 'USD' : CURRENCY_OF[country],
    tuitionFeeMinor: chance(random, 0.9) ? 500_000 + Math.floor(random() * 900) * 5_000 : null,
    fee_period: chance(random, 0.7) ? 'per year' : pick(random, [...FEE_PERIODS, '']),
    durationInMonths: chance(random, 0.9) ? pick(random, [6, 8, 12, 18, 24, 30, 36, 48, 4.5]) : null,
    ieltsOverall: ielts,
    ieltsLessThan: ielts !== null && chance(random, 0.8) ? ielts - 0.5 : null,
    pteOverall: pte,
    pteLessThan: pte !== null && chance(random, 0.6) ? pte - 8 : null,
    det: orNull(0.3, 90, 50),
    ...toeflOf(random),
    gre: orNull(0.05, 290, 40),
    gmat: orNull(0.06, 500, 200),
    forSample: chance(random, 0.02),
    ...marksOf(id),
    award: awardOf(id),
  };
}

/** A third of the courses state when their intakes close; some only the one that ends first. By the id, like the marks. */
function closingDaysOf(id: string): string {
  const number = Number.parseInt(id.slice(0, 8), 16);
  if (number % 3 !== 0) return '';
  const day = (place: number) => String(1 + (place % 30)).padStart(2, '0');
  const january = `Jan 2026-11-${day(number)}`;
  return number % 4 === 0 ? january : `${january} Sep 2027-06-${day(number >>> 4)}`;
}

/** One course in seven states its award. By the id, like the closing days. */
function awardOf(id: string): string {
  const number = Number.parseInt(id.slice(0, 8), 16);
  return number % 7 === 0 ? (AWARDS_IN_WORDS[number % AWARDS_IN_WORDS.length] ?? '') : '';
}

const AWARDS_IN_WORDS = ['MEng', 'Doctor of Philosophy (PhD)', 'Master of Engineering Science', 'BSc (Hons)', 'MESc'];

/** Some courses ask on the scale since 2026. */
function toeflOf(random: Random): Pick<SearchCourse, 'toefl' | 'toeflScale'> {
  const place = Math.floor(random() * 50);
  if (chance(random, 0.5)) return { toefl: null, toeflScale: '0-120' };
  if (chance(random, 0.4)) return { toefl: 3 + (place % 7) / 2, toeflScale: '1-6' };
  return { toefl: 60 + place, toeflScale: '0-120' };
}

/** A third of the courses state a minimum in earlier studies. By the id, so that all else stays as it is without it. */
function marksOf(id: string): Partial<MarkDemands> {
  const random = seededRandom(Number.parseInt(id.slice(8, 16), 16));
  if (chance(random, 0.65)) return {};
  return {
    minPercentage: chance(random, 0.8) ? 45 + 5 * Math.floor(random() * 9) : null,
    ...(chance(random, 0.2)
      ? { minCgpa: 2 + Math.floor(random() * 20) / 10, cgpaScale: pick(random, CGPA_SCALES) }
      : {}),
    ...(chance(random, 0.2) ? { minClass: pick(random, DEGREE_CLASSES) } : {}),
    ...(chance(random, 0.1) ? { maxBacklogs: Math.floor(random() * 10) } : {}),
    ...(chance(random, 0.1) ? { maxGapYears: Math.floor(random() * 6) } : {}),
    ...(chance(random, 0.1) ? { subjectsNeeded: pick(random, ['Mathematics', 'Physics, Mathematics']) } : {}),
    ...(chance(random, 0.2) ? { marksFrom: 'requirement text' as const } : {}),
  };
}
