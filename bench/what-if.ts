import type { Standing } from '@/lib/engines/eligibility/fit';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import { type Chosen, whatIfAnswer } from '@/lib/services/catalogue/search/what-if-answer';
import { generateCourses, seededRandom } from '../tests/search/generate';
import { EVERYTHING, generateQuery } from '../tests/search/generate-queries';

import { reach } from './results';
import { percentile } from './search';

const QUERIES = 200;
const VALUES: readonly Chosen[] = [{}, { ielts: 6.5 }, { ielts: 7, degree: 70, det: 110 }];

/** Prints what a move of a slider takes among 100,000 generated courses: of the whole catalogue, and of 200 mixed searches. */
export async function benchWhatIf(): Promise<void> {
  const courses = generateCourses(100_000);
  const index = await buildCourseIndex(courses);
  const random = seededRandom(2024);
  const queries = Array.from({ length: QUERIES }, (_, place) =>
    place % 2 === 0 ? EVERYTHING : generateQuery(random, courses),
  );
  const ask = (query: (typeof queries)[number], place: number) =>
    whatIfAnswer(index, { standing: STANDING, toefl: '1-6', chosen: VALUES[place % VALUES.length] ?? {}, query });
  queries.forEach(ask);
  const times = queries.map((query, place) => {
    const start = performance.now();
    ask(query, place);
    return performance.now() - start;
  });
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share));
  console.log(`p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms`);
  reach('what-if.p99.100k', p99 ?? Number.NaN);
}

const studies = (level_of_education: 'Senior Secondary' | 'Bachelors', percentage: number) => ({
  country_of_education: 'India',
  level_of_education,
  percentage,
  end_date: '2024-05-31',
});
const STANDING: Standing = {
  scores: { ielts: { overall: 6, lowest: 5.5 }, pte: { overall: 50, lowest: 45 } },
  schooling: [studies('Senior Secondary', 70), studies('Bachelors', 62)],
  day: '2026-11-22',
  isIntake: false,
  gradeRules: [],
};
