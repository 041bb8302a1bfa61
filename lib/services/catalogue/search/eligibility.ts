import type { eligibility } from '@/lib/contract/applications/eligibility';
import type { Input, Result } from '@/lib/contract/operation';
import { courseWords } from '@/lib/domain/applications/course-words';
import type { Country } from '@/lib/domain/countries';
import { MONTHS, type Month } from '@/lib/domain/courses/course';
import { todayIn } from '@/lib/domain/days/day';
import { notFound } from '@/lib/domain/errors';
import { type Asked, applicantProfileOf, type StoredProfile } from '@/lib/engines/eligibility/applicant-profile';
import { type ApplicantProfile, fitOf } from '@/lib/engines/eligibility/fit';
import type { RuleResult, Verdict } from '@/lib/engines/eligibility/verdicts';
import { visaOf } from '@/lib/engines/eligibility/visa';
import type { FactOverrides } from '@/lib/engines/facts/read';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import { visibleStudent } from '@/lib/services/people/students';
import { noteAccess } from '@/lib/services/records/access-log/note';
import type { Id } from '@/models/id';
import { Profile } from '@/models/profile';
import { courseFor } from '../agency-courses';
import { factOverrides } from '../facts/facts';
import { notJudgedOf } from './not-judged';

/** How a student stands towards a course's country, beside what the course asks for. */
export interface OwnApplicant {
  applicant: ApplicantProfile;
  visaFor: (country: Country) => { verdict: Verdict; rules: RuleResult[] };
}

/** What a signed-in student brings today; null for other viewers, and while neither studies nor scores are known. */
export async function ownApplicant(viewer: Viewer | null): Promise<OwnApplicant | null> {
  if (viewer?.role !== 'student') return null;
  return knownApplicant(viewer.userId);
}

/**
 * What a student whom the viewer may read brings today, noted as read; null while neither studies nor scores are known. 404 for a
 * student whom the viewer may not read, and for a visitor.
 */
export async function applicantOf(viewer: Viewer | null, studentId: string): Promise<OwnApplicant | null> {
  if (!viewer) throw notFound('User not found.');
  const { _id } = await visibleStudent(viewer, studentId);
  noteAccess(viewer, _id, 'fit', { id: _id, name: 'the courses of a search' });
  return knownApplicant(_id);
}

async function knownApplicant(userId: Id | string): Promise<OwnApplicant | null> {
  const profile = await Profile.findOne({ userId }, judgedFields()).lean();
  const found = applicantAt(profile, await factOverrides());
  return isKnown(found) ? found : null;
}

const isKnown = ({ applicant: { schooling, scores } }: OwnApplicant): boolean =>
  schooling.length > 0 || Object.keys(scores).length > 0;

/**
 * What a stored profile brings today, or to the intake with this first day, by the facts an admin entered and those shipped;
 * nothing is known without a profile.
 */
export function applicantAt(
  profile: StoredProfile | null,
  overrides: FactOverrides,
  intakeDay: string | null = null,
): OwnApplicant {
  const asked: Asked = { today: todayIn('UTC'), intakeDay };
  return {
    applicant: applicantProfileOf(profile ?? {}, asked, overrides),
    visaFor: (country) => visaOf(country, profile?.tests ?? {}, asked, overrides),
  };
}

/**
 * Whether a student has what a course asks for, rule by rule, and what its country's visa asks for in English. With `year`
 * and `month` reports must hold on the intake's first day; `on` is the day of reading. 404 for an unknown course and for
 * a student whom the viewer may not read.
 */
export async function eligibilityFor(
  viewer: Viewer,
  { params, query }: Pick<Input<typeof eligibility>, 'params' | 'query'>,
): Promise<Result<typeof eligibility>> {
  const student = await visibleStudent(viewer, query.userId ?? viewer.userId);
  const course = await courseFor(viewer, params.courseId);
  noteAccess(viewer, student._id, 'fit', { id: course._id, name: courseWords(course) });
  const profile = await Profile.findOne({ userId: student._id }, judgedFields()).lean();
  const { year, month, on = todayIn('UTC') } = query;
  const asked: Asked = { today: on, intakeDay: year && month ? firstDayOf({ year, month }) : null };
  const overrides = await factOverrides();
  const whose = viewer.userId === String(student._id) ? 'your' : 'their';
  const { verdict, english, others } = fitOf(course, applicantProfileOf(profile ?? {}, asked, overrides), whose);
  const visa = visaOf(course.country, profile?.tests ?? {}, asked, overrides);
  return { verdict, rules: [...english, ...others], visa, notJudged: notJudgedOf(course) };
}

/** The first day of an intake, 'YYYY-MM-DD'. */
export const firstDayOf = ({ year, month }: { year: number; month: Month }): string =>
  `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-01`;
