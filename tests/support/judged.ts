import { expect } from 'vitest';
import { GET as eligibility } from '@/app/api/v1/eligibility/[courseId]/route';
import type { CourseDraft } from '@/lib/domain/course';
import type { Education, Job } from '@/lib/domain/profile';
import { Profile } from '@/models/profile';
import { storedCourses } from './courses';
import type { Tests } from './eligibility-cases';
import type { Person } from './people';
import { education } from './profiles';
import { ask } from './request';

const NOTHING = { ieltsOverall: null, ieltsLessThan: null, pteOverall: null, pteLessThan: null } as const;

/** What the API answers of a student's eligibility: courses with given demands, and the answer for given scores. */
export function judged(student: () => Person) {
  const courses = new Map<string, string>();

  /** The course with these demands: stored once. */
  async function courseWith(fields: Partial<CourseDraft>): Promise<string> {
    const key = JSON.stringify(fields);
    const known = courses.get(key);
    if (known) return known;
    const [course] = await storedCourses({ ...NOTHING, country: 'UK', ...fields, course: `Course ${courses.size}` });
    courses.set(key, String(course?._id));
    return String(course?._id);
  }

  async function answer(
    course: Partial<CourseDraft>,
    tests: Tests,
    query: Record<string, string> = { on: '2026-11-22' },
    educationSummaries: readonly Partial<Education>[] = [education()],
    workExperience: readonly Partial<Job>[] = [],
  ) {
    const courseId = await courseWith(course);
    const stored = { tests, educationSummaries, workExperience };
    await Profile.updateOne({ userId: student().userId }, { $set: stored }, { upsert: true });
    const { status, body } = await ask(eligibility, { as: student(), params: { courseId }, query });
    expect(status).toBe(200);
    return body as unknown as {
      verdict: string;
      rules: Rule[];
      visa: { verdict: string; rules: Rule[] };
      notJudged: string[];
    };
  }
  return { courseWith, answer };
}

interface Rule {
  rule: string;
  verdict: string;
  text: string;
  source?: { title: string; address: string; kind: string; readOn: string };
}
