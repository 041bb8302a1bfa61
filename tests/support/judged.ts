import { type CourseDraft, MONTHS } from '@/lib/domain/courses/course';
import { BLANK_COURSE } from '@/lib/domain/courses/course-fields';
import type { Education, Job } from '@/lib/domain/profile';
import { applicantProfileOf } from '@/lib/engines/eligibility/applicant-profile';
import { fitOf } from '@/lib/engines/eligibility/fit';
import type { RuleResult, Verdict } from '@/lib/engines/eligibility/verdicts';
import { visaOf } from '@/lib/engines/eligibility/visa';
import type { Tests } from './eligibility-cases';
import { education } from './profiles';

/** What a course of the cases asks besides what a case says. */
export const ASKS_NOTHING = {
  ieltsOverall: null,
  ieltsLessThan: null,
  pteOverall: null,
  pteLessThan: null,
  country: 'UK',
  level: 'Under Graduate',
} as const;

/** When a case is judged: the day of reading, and the intake where one is chosen. */
export interface When {
  on: string;
  year?: string;
  month?: string;
}

/** A day on which the shipped facts are known and fresh. */
export const ON: When = { on: '2026-11-22' };

/** What the rules say of a course for these scores, studies and jobs: all rules in order, the verdict over them, and the visa. */
export function answered(
  course: Partial<CourseDraft>,
  tests: Tests,
  { on, year, month }: When = ON,
  educationSummaries: readonly Partial<Education>[] = [education()],
  workExperience: readonly Partial<Job>[] = [],
): { verdict: Verdict; rules: RuleResult[]; visa: { verdict: Verdict; rules: RuleResult[] } } {
  const asking = { ...BLANK_COURSE, ...ASKS_NOTHING, ...course };
  const at = MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1;
  const asked = { today: on, intakeDay: year && at > 0 ? `${year}-${String(at).padStart(2, '0')}-01` : null };
  const profile = { tests, educationSummaries, workExperience } as Parameters<typeof applicantProfileOf>[0];
  const { verdict, english, others } = fitOf(asking, applicantProfileOf(profile, asked), 'your');
  return { verdict, rules: [...english, ...others], visa: visaOf(asking.country, profile.tests ?? {}, asked) };
}
