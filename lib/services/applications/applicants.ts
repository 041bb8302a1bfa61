import type { Result } from '@/lib/contract/operation';
import type { Applicant, applicants } from '@/lib/contract/people/agent-area';
import { type ApplicantProfile, type CourseDemands, fitOf } from '@/lib/engines/eligibility/fit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { factOverrides } from '@/lib/services/catalogue/facts/facts';
import { applicantAt } from '@/lib/services/catalogue/search/eligibility';
import { notJudgedOf } from '@/lib/services/catalogue/search/not-judged';
import { profileCompletion } from '@/lib/services/people/profile/completion';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import type { ListQuery } from '@/lib/services/records/lists/lists';
import { Application } from '@/models/application';
import { Profile } from '@/models/profile';
import { courseRecord } from '../catalogue/courses';
import { listStudents } from '../people/people';

/**
 * Returns one page of an agent's students by name, each in relation to a course: what they applied for already,
 * whether their scores meet it, how complete their profile is. 404 for an unknown course.
 */
export async function applicantsFor(
  viewer: Viewer,
  query: ListQuery & { courseId: string },
): Promise<Result<typeof applicants>> {
  const course = await courseRecord(query.courseId, 'Course not found.');
  const { q, page, limit } = query;
  const { students, total } = await listStudents(viewer, { q, page, limit, sort: 'name' });
  const ids = students.map(({ _id }) => _id);
  const [overrides, profiles, applications] = await Promise.all([
    factOverrides(),
    Profile.find({ userId: { $in: ids } }, judgedFields('personal documents')).lean(),
    Application.find({ userId: { $in: ids }, courseId: course._id }, 'userId year month')
      .sort({ _id: -1 })
      .lean(),
  ]);
  const profileOf = new Map(profiles.map((profile) => [String(profile.userId), profile]));
  return {
    students: students.map(({ _id, name, email }) => {
      const profile = profileOf.get(_id) ?? NO_PROFILE;
      return {
        _id,
        name,
        email,
        profileCompleted: profileCompletion(profile).percent,
        eligibility: verdictOn(course, applicantAt(profile, overrides).applicant),
        applied: applications
          .filter(({ userId }) => String(userId) === _id)
          .map((application) => ({
            applicationId: String(application._id),
            year: application.year,
            month: application.month,
          })),
      };
    }),
    total,
    notJudged: notJudgedOf(course),
  };
}

const NO_PROFILE = { personal: null, educationSummaries: [], documents: {}, tests: {} };

function verdictOn(course: CourseDemands, applicant: ApplicantProfile): Applicant['eligibility'] {
  const { verdict, english, others } = fitOf(course, applicant, 'their');
  if (applicant.schooling.length === 0 && Object.keys(applicant.scores).length === 0)
    return { verdict, reason: 'No studies or test scores in their profile yet.' };
  if (verdict === 'met') return { verdict, reason: '' };
  if (verdict === 'unknown' && english.length === 0)
    return { verdict, reason: 'The course publishes no English score.' };
  const inTheWay = [...english, ...others].filter((rule) => rule.verdict === verdict);
  // A list of all that is needed would say less than which scores are not there.
  const reason = inTheWay.map((rule) => (verdict === 'unknown' ? rule.rule : rule.text));
  return { verdict, reason: verdict === 'unknown' ? `Not known: ${reason.join(', ')}` : reason.join('; ') };
}
