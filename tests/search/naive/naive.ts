import { COUNTRIES } from '@/lib/domain/countries';
import { allClosed, closingDaysOf } from '@/lib/domain/courses/closing-days';
import { COURSE_LEVELS, MONTHS } from '@/lib/domain/courses/course';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { hasMarks } from '@/lib/domain/marks/marks';
import { majorUnits } from '@/lib/domain/money/money';
import { alsoAskedOf, examsOfText, takesDiploma } from '@/lib/domain/requirements/also-asked';
import { type BandedScore, type Exam, isGmatFocus, type StudentScores } from '@/lib/domain/test-scores';
import { type FeeRates, FeeScale } from '@/lib/engines/search/types/fee-scale';
import { type Keyword, parseKeyword } from '@/lib/engines/search/types/fold';
import { RANK, rankOf } from '@/lib/engines/search/types/name-rank';
import {
  type CourseCard,
  ENGLISH_SCORES,
  type FacetCounts,
  type Facets,
  type SearchAnswer,
  type SearchCourse,
  type SearchQuery,
} from '@/lib/engines/search/types/query';
import { hasFurther } from './naive-further';
import { comparison, type FoldedCourse, feeOf, foldedCourse, type Hit, roundByRound } from './naive-order';

/**
 * The search as the specification reads, with a filter, a sort and loops, and nothing else: what the index must answer,
 * course for course and count for count. Tests and benchmarks only; it takes time in proportion to the catalogue.
 * @param foldedOf gives the course with its names folded; one that remembers them saves most of the time of many queries
 */
export function naiveSearch(
  courses: SearchCourse[],
  query: SearchQuery,
  rates: FeeRates | null = null,
  foldedOf: (course: SearchCourse) => FoldedCourse = foldedCourse,
): SearchAnswer {
  const fees = new FeeScale(rates);
  const facets = emptyFacets(courses, query);
  const keyword = parseKeyword(query.q);
  const found: Hit[] = [];
  for (const course of courses) {
    const folded = foldedOf(course);
    if (!isCandidate(folded, query, keyword, fees)) continue;
    const failed = failedChoices(course, query);
    if (failed.length === 0)
      found.push({ ...folded, rank: keyword.anywhere ? rankOf(folded.name, keyword.anywhere) : RANK.subject });
    countInFacets(facets, course, failed);
  }
  const isMixed = query.sort === 'relevance' && !keyword.anywhere;
  const sorted = isMixed ? roundByRound(found) : found.sort(comparison(query, fees));
  const first = (query.page - 1) * query.limit;
  return {
    total: found.length,
    page: query.page,
    pages: Math.ceil(found.length / query.limit),
    courses: sorted.slice(first, first + query.limit).map(({ course }) => cardOf(course)),
    facets,
  };
}

/** The card of a course: the same fields, the fee in major units, closing days by month. */
function cardOf(course: SearchCourse): CourseCard {
  const { tuitionFeeMinor, closingDays, ...rest } = course;
  return {
    ...rest,
    closingDays: closingDaysOf(closingDays),
    tuitionFee: tuitionFeeMinor === null ? null : majorUnits(tuitionFeeMinor, rest.currency),
  };
}

/**
 * Whether a student with these scores meets what is asked for certain: at least one English requirement of the course is stated and
 * met, and every GRE or GMAT score it states is met. A course that states no English requirement is unknown: false.
 */
export function qualifies(course: SearchCourse, scores: StudentScores): boolean {
  const toefl = course.toeflScale === '1-6' ? 'newToefl' : 'toefl';
  const decides = (exam: Exam) => !examsOfText(course.scoresFromText).includes(exam);
  const english =
    (decides('ielts') && meetsBanded(course.ieltsOverall, course.ieltsLessThan, scores.ielts)) ||
    (decides('ielts') && meetsOneLower(course, 'ielts', scores)) ||
    (decides('pte') && meetsOneLower(course, 'pte', scores)) ||
    (decides('pte') && meetsBanded(course.pteOverall, course.pteLessThan, scores.pte)) ||
    (decides('toefl') &&
      meets(course.toefl, scores[toefl]) &&
      ((course.toeflLessThan ?? null) === null || meets(course.toeflLessThan, scores.lowest?.[toefl]))) ||
    (decides('det') && meetsBanded(course.det, course.detLessThan ?? null, banded(scores.det, scores.lowest?.det)));
  if (!english) return false;
  if (course.gre === null && course.gmat === null) return true;
  return (['gre', 'gmat'] as const).some(
    (test) =>
      decides(test) && meets(course[test], scores[test]) && (test === 'gre' || isSameEdition(course.gmat, scores.gmat)),
  );
}

const isSameEdition = (one: number | null, other: number | undefined) =>
  isGmatFocus(one ?? 0) === isGmatFocus(other ?? 0);
const banded = (overall: number | undefined, lowest: number | undefined): BandedScore | undefined =>
  overall === undefined ? undefined : { overall, lowest: lowest ?? null };

/** By a text that is confirmed to take one part below the others. */
function meetsOneLower(course: SearchCourse, exam: 'ielts' | 'pte', scores: StudentScores): boolean {
  const [overall, floor] =
    exam === 'ielts' ? [course.ieltsOverall, course.ieltsLessThan] : [course.pteOverall, course.pteLessThan];
  const { lowest = null } = scores[exam] ?? {};
  return alsoAskedOf(course.alsoAsked).some(
    (one) =>
      one.is === 'one lower' &&
      one.exam === exam &&
      one.confirmed &&
      meets(one.score, lowest) &&
      (overall === null || meets(overall, scores[exam]?.overall)) &&
      meets(floor, scores.secondLowest?.[exam]),
  );
}

function meets(needed: number | null, own: number | null | undefined): boolean {
  return needed !== null && own !== null && own !== undefined && own >= needed;
}

function meetsBanded(overall: number | null, lowest: number | null, own: BandedScore | undefined): boolean {
  if (overall === null && lowest === null) return false;
  return (overall === null || meets(overall, own?.overall)) && (lowest === null || meets(lowest, own?.lowest));
}

/** The filters that are not facets. */
function isCandidate(
  { course, name, university }: FoldedCourse,
  query: SearchQuery,
  keyword: Keyword,
  fees: FeeScale,
): boolean {
  if (!university.includes(keyword.university)) return false;
  if (!university.includes(keyword.anywhere) && !name.includes(keyword.anywhere)) return false;
  if (query.test && query.score !== null) {
    const needed = query.test === 'ielts' ? course.ieltsOverall : course.pteOverall;
    if (needed === null || needed > query.score) return false;
  }
  if (query.minFee !== null || query.maxFee !== null) {
    const wanted = query.currency ?? '';
    if (fees.groupOf(course.currency) !== fees.groupOf(wanted)) return false;
    const fee = feeOf(course, fees);
    if (fee === null || fee < fees.valueOf(query.minFee ?? 0, wanted)) return false;
    if (query.maxFee !== null && fee > fees.valueOf(query.maxFee, wanted)) return false;
  }
  if (query.maxMonths !== null && (course.durationInMonths ?? Number.POSITIVE_INFINITY) > query.maxMonths) return false;
  if (query.noEnglishScore && ENGLISH_SCORES.some((score) => course[score] !== null)) return false;
  if (!hasFurther(course, name, university, query)) return false;
  if (query.openOnly && allClosed(intakesOf(course.admissionIntake), closingDaysOf(course.closingDays), query.on))
    return false;
  if (!query.eligible) return true;
  const { levelsMet, levelsMetByDiploma = [] } = query;
  const isLevelMet =
    !levelsMet ||
    levelsMet.some((level) => level === course.level) ||
    (levelsMetByDiploma.some((level) => level === course.level) && takesDiploma(course.alsoAsked) === 'confirmed');
  const areMarksMet = !query.marksMet || !hasMarks(course) || query.marksMet(course);
  return isLevelMet && areMarksMet && qualifies(course, query.eligible);
}

/** The facets whose selection excludes the course. */
function failedChoices(course: SearchCourse, query: SearchQuery): (keyof Facets)[] {
  const failed: (keyof Facets)[] = [];
  const level = course.level.toLowerCase();
  if (query.country && course.country !== query.country) failed.push('country');
  if (query.university.length > 0 && !query.university.includes(course.university)) failed.push('university');
  if (query.intake.length > 0 && !query.intake.some((month) => monthsOf(course).includes(month))) failed.push('intake');
  if (query.level.length > 0 && !query.level.some((one) => one.toLowerCase() === level)) failed.push('level');
  if (query.category && course.category !== query.category) failed.push('category');
  if (query.subcategory && course.subcategory !== query.subcategory) failed.push('subcategory');
  return failed;
}

function monthsOf(course: SearchCourse): readonly string[] {
  return intakesOf(course.admissionIntake);
}

function emptyFacets(courses: SearchCourse[], query: SearchQuery): Facets {
  const facets: Facets = {
    country: zeros(COUNTRIES),
    university: {},
    intake: zeros(MONTHS),
    level: zeros(COURSE_LEVELS),
    category: {},
    subcategory: {},
  };
  for (const course of courses) {
    if (!query.country || course.country === query.country) facets.university[course.university] = 0;
    if (course.category) facets.category[course.category] = 0;
    const ofCategory = !query.category || course.category === query.category;
    if (course.subcategory && ofCategory) facets.subcategory[course.subcategory] = 0;
  }
  return facets;
}

function zeros(names: readonly string[]): FacetCounts {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

function countInFacets(facets: Facets, course: SearchCourse, failed: (keyof Facets)[]): void {
  const onlyFails = (...ignored: (keyof Facets)[]) => failed.every((facet) => ignored.includes(facet));
  if (onlyFails('country')) add(facets.country, course.country);
  if (onlyFails('university')) add(facets.university, course.university);
  if (onlyFails('intake')) for (const month of monthsOf(course)) add(facets.intake, month);
  if (onlyFails('level')) add(facets.level, course.level);
  if (onlyFails('category', 'subcategory')) add(facets.category, course.category);
  if (onlyFails('subcategory')) add(facets.subcategory, course.subcategory);
}

function add(counts: FacetCounts, name: string): void {
  if (name) counts[name] = (counts[name] ?? 0) + 1;
}
