import { describe, expect, it } from 'vitest';
import type { ToeflScale } from '@/lib/domain/test-scores';
import { WHAT_IF_FIELDS, WHAT_IF_STUDIES, type WhatIfField, whatIfScale } from '@/lib/domain/what-if';
import { type ApplicantProfile, fitOf } from '@/lib/engines/eligibility/fit';
import { buildCourseIndex } from '@/lib/engines/search/course-index';
import type { CourseCard } from '@/lib/engines/search/types/query';
import { type Chosen, whatIfAnswer } from '@/lib/services/catalogue/search/what-if-answer';
import { generateCourses, pick, type Random, seededRandom } from './generate';
import { generateApplicant } from './generate-applicant';
import { generateQuery } from './generate-queries';
import { naiveSearch } from './naive/naive';

const LONG = process.env.LONG_TESTS === '1';
const COURSES = LONG ? 5_000 : 1_500;
const ROUNDS = LONG ? 300 : 12;

describe('what higher scores and marks would open', () => {
  it(`is what counting course by course gives, for ${ROUNDS} random students, values and searches`, async () => {
    const courses = generateCourses(COURSES, 7);
    const index = await buildCourseIndex(courses);
    const random = seededRandom(11);
    const seen = { gains: 0, marks: 0, none: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const applicant = generateApplicant(random);
      const toefl: ToeflScale = applicant.scores.toefl === undefined ? '1-6' : '0-120';
      const query = generateQuery(random, courses);
      const chosen = generateChosen(random, applicant, toefl);
      const answer = whatIfAnswer(index, { applicant, toefl, chosen, query });

      const { eligible: _, ...filters } = query;
      const found = naiveSearch(courses, { ...filters, page: 1, limit: courses.length }).courses;
      const wanted = WHAT_IF_FIELDS.reduce(
        (made, field) => withAtLeast(made, field, chosen[field], toefl),
        inForce(applicant),
      );
      expect(answer.now).toBe(certain(found, applicant));
      const courseCount = certain(found, wanted);
      expect(answer.courses).toBe(courseCount);
      for (const { field, own, next, to, step } of answer.fields) {
        if (field in WHAT_IF_STUDIES) expect(own).not.toBeNull();
        // As long as studies run, courses are opened by their end, not by a mark.
        if (field in WHAT_IF_STUDIES && chosen[field] === undefined) continue;
        const gain = (value: number) => certain(found, withAtLeast(wanted, field, value, toefl)) - courseCount;
        if (next) expect([field, gain(next.value - step), gain(next.value)]).toEqual([field, 0, next.courses]);
        else expect([field, gain(to)]).toEqual([field, 0]);
        seen[field in WHAT_IF_STUDIES ? 'marks' : next ? 'gains' : 'none']++;
      }
    }
    expect(Math.min(seen.gains, seen.none)).toBeGreaterThan(ROUNDS / 6);
    expect(seen.marks).toBeGreaterThan(0);
  }, 600_000);
});

const certain = (courses: readonly CourseCard[], applicant: ApplicantProfile): number =>
  courses.filter((course) => fitOf(course, applicant).verdict === 'met').length;

/** Without the IELTS report that has ended: a new one would stand in its place. */
function inForce({ scores: { expired, ielts, ...scores }, ...applicant }: ApplicantProfile): ApplicantProfile {
  return { ...applicant, scores: { ...scores, ...(ielts && !expired ? { ielts } : {}) } };
}

/** The profile with a value that is at least this: IELTS and PTE in every part. */
function withAtLeast(
  applicant: ApplicantProfile,
  field: WhatIfField,
  value: number | undefined,
  toefl: ToeflScale,
): ApplicantProfile {
  if (value === undefined) return applicant;
  if (field === 'school' || field === 'degree') {
    const { day } = applicant;
    const isMeant = (one: ApplicantProfile['schooling'][number]) => one.level_of_education === WHAT_IF_STUDIES[field];
    // What is finished stays as it is.
    if (applicant.schooling.some((one) => isMeant(one) && one.end_date <= day)) return applicant;
    const schooling = applicant.schooling.map((one) =>
      isMeant(one) ? { ...one, percentage: Math.max(one.percentage ?? 0, value), end_date: day } : one,
    );
    return { ...applicant, schooling };
  }
  const { scores } = applicant;
  if (field === 'ielts' || field === 'pte') {
    const own = scores[field];
    if (own && own.overall >= value) return applicant;
    return {
      ...applicant,
      scores: { ...scores, [field]: { overall: value, lowest: Math.max(own?.lowest ?? 0, value) } },
    };
  }
  const name = field === 'toefl' && toefl === '1-6' ? 'newToefl' : field;
  return { ...applicant, scores: { ...scores, [name]: Math.max(scores[name] ?? 0, value) } };
}

function generateChosen(random: Random, { schooling }: ApplicantProfile, toefl: ToeflScale): Chosen {
  const has = (level: string) => schooling.some(({ level_of_education: own }) => own === level);
  const fields = WHAT_IF_FIELDS.filter(
    (field) => (field !== 'school' && field !== 'degree') || has(WHAT_IF_STUDIES[field]),
  );
  const chosen = fields.filter(() => random() < 0.2);
  return Object.fromEntries(
    chosen.map((field) => {
      const { from, to, step } = whatIfScale(field, toefl);
      const values = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => from + place * step);
      return [field, pick(random, values)];
    }),
  );
}
