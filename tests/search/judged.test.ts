import { expect, it } from 'vitest';
import { fitOf } from '@/lib/engines/eligibility/fit';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { SearchCourse } from '@/lib/engines/search/types/query';
import { judgeOf } from '@/lib/services/catalogue/search/judge';
import { courseId, generateCourses, pick, type Random, seededRandom } from './generate';
import { generateApplicant } from './generate-applicant';
import { generateQuery } from './generate-queries';
import { naiveSearch } from './naive/naive';

const LONG = process.env.LONG_TESTS === '1';
const [COURSES, ROUNDS] = LONG ? [25_000, 40] : [1_500, 12];

const ALSO_ASKED = [
  '',
  '',
  'selection',
  'field of study',
  'work 2 years',
  'english waiver',
  'diploma accepted; age 21',
  'confirmed for applicants from India: marks 60%; confirmed for applicants from India: IELTS 6.5 (6)',
  'for applicants not from India, Nepal: gap of 2 years',
  'for nationals of Pakistan alone: marks 55%',
];

/** Courses whose texts ask for something besides, and whose scores were partly read out of a sentence. */
function withTexts(courses: SearchCourse[], random: Random): SearchCourse[] {
  return courses.map((course) => ({
    ...course,
    alsoAsked: pick(random, ALSO_ASKED),
    scoresFromText: random() < 0.1 && course.ieltsOverall !== null ? 'IELTS' : '',
  }));
}

it(`the filter by verdict keeps, counts and explains what judging each course gives, for ${ROUNDS} random students and searches`, async () => {
  const random = seededRandom(5);
  const courses = withTexts(generateCourses(COURSES, 9), random);
  const added = withTexts(generateCourses(30, 10), random).map((course, place) => ({
    ...course,
    id: courseId(900_000 + place, random),
  }));
  const first = await buildCourseIndex(courses);
  // An index that followed changes judges its new rows, too.
  const second = await first.withChanges({ upserts: added, removedIds: courses.slice(0, 20).map(({ id }) => id) });
  const seen = { met: 0, likely: 0, unknown: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const [index, all] = round % 2 === 0 ? [first, courses] : [second, [...courses.slice(20), ...added]];
    const nationality = pick(random, [undefined, 'India', 'Nepal', 'Pakistan']);
    const applicant = { ...generateApplicant(random), ...(nationality && { nationality }) };
    const { eligible: _, ...filters } = generateQuery(random, courses);
    const query = { ...filters, page: 1, limit: all.length };
    const rows = await index.judged(JSON.stringify(applicant), () => judgeOf(applicant));
    const likely = random() < 0.5;
    const answer = index.search({ ...query, judged: { rows, likely } });

    const verdicts = new Map(all.map((course) => [course.id, fitOf(course, applicant).verdict]));
    const found = naiveSearch(all, query).courses.map(({ id }) => ({ verdict: verdicts.get(id) }));
    const isKept = (verdict: string | undefined) => verdict === 'met' || (likely && verdict === 'likely');
    const kept = naiveSearch(
      all.filter(({ id }) => isKept(verdicts.get(id))),
      query,
    ).courses;
    expect(answer.courses).toEqual(kept);
    expect(answer.total).toBe(kept.length);
    const count = (verdict: string) => found.filter((one) => one.verdict === verdict).length;
    const { why, ...counts } = answer.judged ?? { why: [] };
    expect(counts).toEqual({ met: count('met'), likely: count('likely'), unknown: count('unknown') });
    expect(why.length > 0).toBe(count('unknown') > 0);
    expect(Object.values(answer.facets.country).reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(kept.length);
    for (const verdict of ['met', 'likely', 'unknown'] as const) seen[verdict] += count(verdict);
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(LONG ? 20 : 10);
}, 600_000);
