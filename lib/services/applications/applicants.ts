import type { Applicant, applicants } from '@/lib/contract/agency/agent-area';
import type { Result } from '@/lib/contract/operation';
import { type ApplicantProfile, type CourseDemands, fitOf } from '@/lib/engines/eligibility/fit';
import { VERDICTS } from '@/lib/engines/eligibility/verdicts';
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
import { counsellorsOfStudents, listStudents } from '../people/people';

/** So many students, by name, are judged before a page is taken; of an agent with more, the others follow by name. */
const MOST_RANKED = 500;

/**
 * Returns one page of an agent's students, those who fit a course best first, of equals by name; each in relation to it: what they
 * applied for already, whether their scores meet it, how complete their profile is. 404 for an unknown course.
 */
export async function applicantsFor(
  viewer: Viewer,
  query: ListQuery & { courseId: string; counsellor?: string },
): Promise<Result<typeof applicants>> {
  const course = await courseRecord(query.courseId, 'Course not found.');
  const { q, counsellor: counsellorName, page = 1, limit = MOST_RANKED } = query;
  const isRanked = page * limit <= MOST_RANKED;
  const asked = isRanked ? { page: 1, limit: MOST_RANKED } : { page, limit };
  const { students, total } = await listStudents(viewer, { q, counsellorName, ...asked, sort: 'name' });
  const [overrides, counsellors, profiles] = await Promise.all([
    factOverrides(),
    counsellorsOfStudents(viewer),
    Profile.find({ userId: { $in: students.map(({ _id }) => _id) } }, judgedFields('personal documents')).lean(),
  ]);
  const profileOf = new Map(profiles.map((profile) => [String(profile.userId), profile]));
  const judged = students.map(({ _id, name, email }) => {
    const profile = profileOf.get(_id) ?? NO_PROFILE;
    return { _id, name, email, profile, eligibility: verdictOn(course, applicantAt(profile, overrides).applicant) };
  });
  const place = ({ eligibility }: (typeof judged)[number]) => VERDICTS.indexOf(eligibility.verdict);
  const shown = isRanked
    ? judged.toSorted((one, other) => place(one) - place(other)).slice((page - 1) * limit, page * limit)
    : judged;
  const ids = shown.map(({ _id }) => _id);
  const applications = await Application.find({ userId: { $in: ids }, courseId: course._id }, 'userId year month')
    .sort({ _id: -1 })
    .lean();
  return {
    students: shown.map(({ _id, name, email, profile, eligibility }) => {
      return {
        _id,
        name,
        email,
        profileCompleted: profileCompletion(profile).percent,
        eligibility,
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
    counsellors,
    notJudged: notJudgedOf(course),
  };
}

const NO_PROFILE = { personal: null, educationSummaries: [], documents: {}, tests: {} };

function verdictOn(course: CourseDemands, applicant: ApplicantProfile): Applicant['eligibility'] {
  const { verdict, english, others } = fitOf(course, applicant, 'their');
  if (applicant.schooling.length === 0 && Object.keys(applicant.scores).length === 0)
    return { verdict, reason: 'No education or test scores in the profile yet.' };
  if (verdict === 'met') return { verdict, reason: '' };
  if (verdict === 'unknown' && english.length === 0)
    return { verdict, reason: 'No English score is published for this course.' };
  const inTheWay = [...english, ...others].filter((rule) => rule.verdict === verdict);
  // A list of all that is needed would say less than which scores are not there.
  const reason = inTheWay.map((rule) => (verdict === 'unknown' ? rule.rule : rule.text));
  return { verdict, reason: verdict === 'unknown' ? `Not known: ${reason.join(', ')}` : reason.join('; ') };
}
