import type { SearchCourse } from '@/lib/engines/search/types/query';
import { seededRandom } from '../generate';
import { isFound, type ShownPage, wrongReadings } from './judge';
import { type MadeQuery, makeQuery, worldOf } from './query';
import { gradeOf, type UnseenTopic } from './topic';

/** Of queries that were made: shares of all of them, and those that went wrong. */
export interface Measured {
  queries: number;
  found: number;
  nothing: number;
  misread: number;
  wrong: { kind: 'missed' | 'nothing' | 'misread'; made: MadeQuery; page: ShownPage; readings: string[] }[];
}

const MOST_KEPT = 2_000;

/** Makes `queries` queries from the courses and judges the page of each. The same seed gives the same queries. */
export function measure(
  page: (q: string) => ShownPage,
  courses: readonly SearchCourse[],
  queries: number,
  seed: number,
): Measured {
  const world = worldOf(courses);
  const random = seededRandom(seed);
  const wrong: Measured['wrong'] = [];
  let [found, nothing, misread] = [0, 0, 0];
  for (let number = 0; number < queries; number++) {
    const made = makeQuery(random, world);
    const shown = page(made.q);
    const readings = wrongReadings(shown.filters, made.asks, made.may, courses);
    const isHit = isFound(shown, made);
    if (isHit) found++;
    if (shown.courses.length === 0) nothing++;
    if (readings.length > 0) misread++;
    if (wrong.length >= MOST_KEPT || (isHit && readings.length === 0)) continue;
    const kind = shown.courses.length === 0 ? 'nothing' : readings.length > 0 ? 'misread' : 'missed';
    wrong.push({ kind, made, page: shown, readings });
  }
  return { queries, found: found / queries, nothing: nothing / queries, misread: misread / queries, wrong };
}

/** Of topics by hand. */
export interface MeasuredTopics {
  topics: number;
  ndcg: number;
  nothing: number;
  misread: number;
  each: { topic: UnseenTopic; ndcg: number; readings: string[]; page: ShownPage }[];
}

/** How well topics are found; those that no course of the catalogue answers are left out. */
export function measureTopics(
  page: (q: string) => ShownPage,
  courses: readonly SearchCourse[],
  topics: readonly UnseenTopic[],
): MeasuredTopics {
  const each: MeasuredTopics['each'] = [];
  for (const topic of topics) {
    const best = gain(courses.map((course) => gradeOf(course, topic)).sort((a, b) => b - a));
    if (best === 0) continue;
    const shown = page(topic.q);
    const ndcg = gain(shown.courses.map((course) => gradeOf(course, topic))) / best;
    each.push({
      topic,
      ndcg,
      readings: wrongReadings(shown.filters, topic.asks, ['sort', ...topic.may], courses),
      page: shown,
    });
  }
  const share = (isOne: (one: (typeof each)[number]) => boolean) => each.filter(isOne).length / each.length;
  return {
    topics: each.length,
    ndcg: each.reduce((sum, { ndcg }) => sum + ndcg, 0) / each.length,
    nothing: share(({ page: { courses } }) => courses.length === 0),
    misread: share(({ readings }) => readings.length > 0),
    each,
  };
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
