import { type Country, CURRENCY_OF } from '@/lib/domain/countries';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import { clausesOfText } from '@/lib/engines/import/requirement-clauses';
import { withTextDemands } from '@/lib/engines/requirements/demands';
import { intakesOf, monthsOf } from './courses/calendar';
import { acceptsDuolingo, englishDemand } from './courses/english';
import { feeOf } from './courses/fees';
import { graduateTests } from './courses/graduate-tests';
import { courseName } from './courses/naming';
import { type Offer, offersOf } from './courses/offers';
import { minimumOf, requirementOf } from './courses/requirements';
import { MOST_VARIANTS, type Variant, variantsOf } from './courses/variants';
import { mix, shuffled } from './random';
import { type DemoUniversity, demoUniversities } from './universities';

export { demoCategories } from './disciplines';

const REMARKS = 'Demo data: check the current fee and dates with the university.';
/** One course in this many is a sample without fee, intake and buttons. */
const SAMPLE_RATE = 200;
/** Courses each institution gives in a round; small countries give more, so that each has something to compare. */
const PER_ROUND = 2;
const SMALL_COUNTRY_PER_ROUND = 3;
const SMALL_COUNTRIES: readonly Country[] = ['New Zealand', 'Singapore'];
/** One course in this many is a variant (co-op, honours …) while plain ones are left. */
const VARIANT_RATE = 5;
const GOLDEN_RATIO = 0.6180339887498949;

/**
 * Courses at real institutions, made up and the same for the same seed: the first 100 of 3,000 are also the first 100
 * of 100,000. No two share country, university, campus, course and level.
 * Throws a RangeError when `count` is negative, not an integer or more than `demoCourseCapacity()`.
 */
export function* demoCourses(count = 3000, seed = 1): Generator<CourseDraft> {
  if (!Number.isInteger(count) || count < 0 || count > demoCourseCapacity()) {
    throw new RangeError(`Between 0 and ${demoCourseCapacity()} demo courses, not ${count}`);
  }
  const catalogues = shuffled(demoUniversities, seed).map((university, index) => ({
    courses: catalogue(university, mix(seed, index)),
    perRound: SMALL_COUNTRIES.includes(university.country) ? SMALL_COUNTRY_PER_ROUND : PER_ROUND,
  }));
  let made = 0;
  while (made < count) {
    for (const { courses, perRound } of catalogues) {
      for (let given = 0; given < perRound && made < count; given += 1) {
        const next = courses.next();
        if (next.done) break;
        made += 1;
        yield next.value;
      }
    }
  }
}

/** How many distinct courses the generator can make. */
export function demoCourseCapacity(): number {
  return demoUniversities.reduce((sum, university) => {
    const variants = offersOf(university).reduce((n, { level }) => n + variantsOf(university.country, level).length, 0);
    return sum + variants * university.campuses.length;
  }, 0);
}

/**
 * Everything one institution can teach, in an order that jumps about its fields: first each field at each campus once,
 * mostly as the plain course, then the next variant of each, until all variants are used.
 */
function* catalogue(university: DemoUniversity, seed: number): Generator<CourseDraft> {
  const { campuses, country } = university;
  const offers = offersOf(university);
  const slots = offers.length * campuses.length;
  const stride = coprimeStride(slots);
  const start = mix(seed, 1) % slots;
  const takesDuolingo = acceptsDuolingo(university, seed);
  for (let round = 0; round < MOST_VARIANTS; round += 1) {
    for (let step = 0; step < slots; step += 1) {
      const slot = (start + step * stride) % slots;
      const offer = offers[Math.floor(slot / campuses.length)] as Offer;
      const campus = campuses[slot % campuses.length] as string;
      const variants = variantsOf(country, offer.level);
      if (round >= variants.length) continue;
      const random = mix(seed, slot + 2);
      const first = random % VARIANT_RATE === 0 ? 1 + ((random >>> 8) % (variants.length - 1)) : 0;
      const variant = variants[(first + round) % variants.length] as Variant;
      yield draft({ university, campus, offer, variant, takesDuolingo, random: mix(random, round) });
    }
  }
}

interface Placement {
  university: DemoUniversity;
  campus: string;
  offer: Offer;
  variant: Variant;
  takesDuolingo: boolean;
  random: number;
}

function draft({ university, campus, offer, variant, takesDuolingo, random }: Placement): CourseDraft {
  const months = monthsOf(university, campus, offer, mix(random, 1)) + variant.months;
  const english = englishDemand(university, takesDuolingo, offer, mix(random, 6));
  const typed: CourseDraft = {
    ...BLANK_COURSE,
    course: courseName(university, offer, variant),
    university: university.university,
    country: university.country,
    campus,
    level: offer.level,
    category: offer.discipline.name,
    subcategory: offer.subcategory.name,
    admissionIntake: intakesOf(university, mix(random, 2)),
    currency: CURRENCY_OF[university.country],
    ...feeOf(university, offer, months, mix(random, 3)),
    durationInMonths: months,
    courseLink: university.website,
    admissionRequirement: requirementOf(university, offer, english.ieltsOverall),
    // A foundation year builds on less than a completed school, whose marks these would be.
    minPercentage: offer.level === 'Foundation' ? null : minimumOf(university, offer),
    remarks: REMARKS,
    ...english,
    ...graduateTests(university.country, offer, mix(random, 4)),
    forSample: mix(random, 5) % SAMPLE_RATE === 0,
  };
  return withTextDemands(typed, ({ admissionRequirement, level }) =>
    clausesOfText(admissionRequirement, level, university.country),
  );
}

/** A step that visits every slot once and lands far from the last ones, so that neighbours in a list differ. */
function coprimeStride(slots: number): number {
  let stride = Math.max(1, Math.round(slots * GOLDEN_RATIO));
  while (greatestCommonDivisor(stride, slots) !== 1) stride += 1;
  return stride;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
